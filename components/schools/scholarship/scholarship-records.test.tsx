import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { type Scholarship, scholarshipsResource } from '@/lib/contract/schools/scholarships';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { makeScholarship, openToAll } from '@/tests/support/scholarships';
import { ScholarshipRecords } from './scholarship-records';
import { seekerStore } from '@/components/schools/seeker/seeker';

const backend = useScreenBackend();
const both = (en: string) => ({ en, km: `${en} ខ្មែរ` });
let records: Scholarship[];

beforeAll(async () => {
  const make = (title: string, deadline: string, overrides: Parameters<typeof makeScholarship>[1] = {}) =>
    makeScholarship(backend.current, { title: both(title), deadline, ...overrides });
  await make('For all', '2099-03-01');
  await make('For women', '2099-01-01', { kind: 'women', rule: { ...openToAll, womenOnly: true } });
  await make('For A', '2099-02-01', { kind: 'grade', rule: { ...openToAll, minGrade: 'A' }, places: 3 });
  records = (await call(backend.current, scholarshipsResource.endpoints.list, {})).body.data;
});
afterEach(() => {
  act(() => void seekerStore.write(null));
  vi.useRealTimers();
});

const open = (locale: Locale = 'en') =>
  renderScreen(<ScholarshipRecords scholarships={records} madeOn="2026-11-22" />, { locale });
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const answer = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

test('without answers the next deadline is first, and each says for whom and until when', () => {
  open();
  expect(titles()).toEqual(['For women', 'For A', 'For all']);
  expect(screen.getByRole('status')).toHaveTextContent('3 scholarships');
  expect(card('For A').getByText('BacII grade A or better')).toBeVisible();
  expect(card('For A').getByText('3 places')).toBeVisible();
  expect(card('For A').getByText(joinHyphens('Apply by 01-Feb-2099'))).toBeVisible();
  expect(card('For A').queryByText('May fit')).not.toBeInTheDocument();
});

test('answers put what fits first and name the rule that fails', async () => {
  open();
  await answer('BacII grade', 'C');
  expect(titles()).toEqual(['For all', 'For women', 'For A']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 may fit you');
  expect(card('For all').getByText('Fits you')).toBeVisible();
  expect(card('For women').getByText('Depends on: Gender.')).toBeVisible();
  expect(card('For A').getByText('Your BacII grade is below the lowest one.')).toBeVisible();
  await answer('Gender', 'Male');
  expect(card('For women').getByText('For women only.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answers' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 scholarships');
});

test('one kind at a time; a kind without any says so', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'For women' }));
  expect(titles()).toEqual(['For women']);
  await userEvent.click(screen.getByRole('button', { name: 'For remote provinces' }));
  expect(screen.getByText(/No scholarship of this kind is open now/)).toBeVisible();
});

test('a page that is kept for days hides what has ended', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2099-02-01T18:00:00Z');
  open();
  expect(titles()).toEqual(['For all']);
});

test('in Khmer too', () => {
  open('km');
  expect(screen.getByRole('article', { name: 'For A ខ្មែរ' })).toHaveTextContent('បាក់ឌុបនិទ្ទេស A ឡើងទៅ');
});
