import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { ProgramFinder } from './program-finder';

const texts = {
  filter: 'Filter by program name',
  found: 'Programs shown',
  noMatch: 'No program has this name.',
};
const item = (name: string, otherName: string) => ({
  key: name,
  name,
  otherName,
  facts: '4 years',
  fee: '$500',
  per: '/ year',
  phases: [{ from: '', text: 'Apply by 30-Nov-2026' }],
});
const groups = [
  {
    key: 'bachelor',
    title: 'Bachelor’s degree',
    items: [item('Accounting', 'គណនេយ្យ'), item('Law', 'នីតិសាស្ត្រ')],
  },
  { key: 'master', title: 'Master’s degree', items: [item('Master of Law', 'អនុបណ្ឌិតនីតិសាស្ត្រ')] },
];

const type = async (text: string) => {
  const box = screen.getByRole('searchbox', { name: texts.filter });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
};
const counted = (count: number) => screen.findByText(String(count), { selector: '[role=status] *' });

test('shows all programs by degree, and narrows them in both languages whatever the case', async () => {
  renderScreen(<ProgramFinder groups={groups} texts={texts} madeOn="2026-11-22" />);
  expect(await counted(3)).toBeVisible();
  await type('LAW');
  expect(await counted(2)).toBeVisible();
  expect(screen.queryByText('Accounting')).toBeNull();
  await type('គណនេយ្យ');
  expect(await counted(1)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bachelor’s degree' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Master’s degree' })).toBeNull();
});

test('finds a Khmer name that was typed with its signs in another order', async () => {
  renderScreen(<ProgramFinder groups={groups} texts={texts} madeOn="2026-11-22" />);
  await type('នីតិសាស្រ្ត');
  expect(await counted(2)).toBeVisible();
});

test('says so when nothing has the name, and shows all again when the box is emptied', async () => {
  renderScreen(<ProgramFinder groups={groups} texts={texts} madeOn="2026-11-22" />);
  await type('astronomy');
  expect(await screen.findByText(texts.noMatch)).toBeVisible();
  await type('');
  expect(await counted(3)).toBeVisible();
});

test('a long list is folded by degree, and what was searched for is open', async () => {
  const many = Array.from({ length: 7 }, (_, index) => item(`Course ${index}`, `វគ្គ ${index}`));
  renderScreen(
    <ProgramFinder
      groups={[{ key: 'bachelor', title: 'Bachelor', items: many }]}
      texts={texts}
      madeOn="2026-11-22"
    />,
  );
  expect(screen.getByText('Course 3')).not.toBeVisible();
  await userEvent.click(screen.getByText('Bachelor'));
  expect(screen.getByText('Course 3')).toBeVisible();
  await userEvent.click(screen.getByText('Bachelor'));
  await type('Course 5');
  expect(await counted(1)).toBeVisible();
  expect(screen.getByText('Course 5')).toBeVisible();
});
