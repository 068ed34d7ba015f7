import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SuggestBox } from './suggest-box';

const backend = useScreenBackend();

beforeAll(async () => {
  await insertMajors(backend.current.deps);
  await makeSchool(backend.current, { slug: 'romduol', name: 'Romduol River University' });
});
afterEach(() => window.localStorage.clear());

const submitted = vi.fn((event: React.SubmitEvent) => event.preventDefault());
const open = () => {
  submitted.mockClear();
  renderScreen(
    <div onSubmit={submitted}>
      <SuggestBox label="Search" list="/course" />
    </div>,
  );
  return screen.getByRole('combobox', { name: 'Search' });
};

test('typing suggests; a school leads to its page', async () => {
  const field = open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'romd');
  await userEvent.click(await screen.findByRole('option', { name: /Romduol River University.*School/ }));
  expect(navigation.push).toHaveBeenLastCalledWith('/en/school/romduol', {});
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('what was typed is marked, and one button empties the field', async () => {
  const field = open();
  await userEvent.type(field, 'romd');
  const option = await screen.findByRole('option', { name: /Romduol River University/ });
  expect(option.querySelector('mark')).toHaveTextContent('Romd');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a major is picked with the keyboard and filters the list', async () => {
  const field = open();
  await userEvent.type(field, 'lawyer');
  const [first] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{Enter}');
  expect(navigation.push).toHaveBeenLastCalledWith('/en/course?categories=law', {});
  expect(submitted).not.toHaveBeenCalled();
});

test('Escape closes the list and Enter then searches what is typed', async () => {
  const field = open();
  await userEvent.type(field, 'phnom');
  expect(await screen.findByRole('option', { name: /Phnom Penh/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('phnom');
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

test('what was searched before is offered again, the latest first', async () => {
  const field = open();
  await userEvent.type(field, 'nursing{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'law school{Enter}');
  await userEvent.clear(field);
  const recent = await screen.findAllByRole('option', { name: /Searched before/ });
  expect(recent.map((option) => option.textContent)).toEqual([
    'law schoolSearched before',
    'nursingSearched before',
  ]);
});

test('a slip is put right and searched', async () => {
  const field = open();
  await userEvent.type(field, 'acounting');
  await userEvent.click(await screen.findByRole('option', { name: /^accounting.*Did you mean/ }));
  expect(field).toHaveValue('accounting');
  expect(submitted).toHaveBeenCalledOnce();
});
