import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { AdmissionRule } from '@/lib/contract/schools/admission-rule';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import type { Locale } from '@/lib/i18n/locales';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { makeCategory, makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { EntryButton } from './entry-button';

const backend = useScreenBackend();

const anyone: AdmissionRule = {
  needs: 'none',
  minGrade: null,
  tracks: [],
  papers: [],
  exam: 'none',
  maxYears: null,
  bridging: false,
};
const strict: AdmissionRule = {
  ...anyone,
  needs: 'bac2',
  minGrade: 'C',
  papers: [{ subject: 'mathematics', minGrade: 'D' }],
  bridging: true,
};

const ask = async (of: 'course' | 'school', id: string, locale: Locale = 'en') => {
  renderScreen(<EntryButton of={of} id={id} text="Ask" />, { locale });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

afterEach(() => {
  seekerStore.write(null);
  sharedQueryClient().clear();
});

test('a miss names the rule, the ways that remain, and programs of the major that take one', async () => {
  const b = backend.current;
  await makeCategory(b, 'entry-law', 'Law', 'ច្បាប់');
  const { id: schoolId } = await makeSchool(b, { name: 'Lotus' });
  const same = { categoryId: 'entry-law' };
  const course = await makeProgram(b, schoolId, { ...same, admission: strict });
  await makeProgram(b, schoolId, { ...same, name: 'Law for all', admission: { ...anyone, needs: 'bac2' } });
  await makeProgram(b, schoolId, { ...same, name: 'Law for few', admission: { ...strict, minGrade: 'A' } });
  await ask('course', course);
  await choose('Where are you now?', 'I have sat BacII');
  await choose('Your BacII grade', 'D');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByText('The lowest grade is C; the result is D.')).toBeVisible();
  expect(screen.getByText('Mathematics: D or better')).toBeVisible();
  for (const way of ['A foundation term at this school', 'Sit the exam again', 'An associate degree first'])
    expect(screen.getByText(way)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'See programs' })[0]).toHaveAttribute(
    'href',
    '/en/course?degree=associate&categories=entry-law',
  );
  expect(await screen.findByRole('link', { name: 'Law for all' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Law for few' })).not.toBeInTheDocument();
});

test('the answers stay on the device until they are deleted', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const course = await makeProgram(backend.current, schoolId, { admission: strict });
  seekerStore.write({
    ...silentSeeker,
    standing: 'bac2',
    track: 'science',
    grade: 'B',
    year: 2026,
    papers: { mathematics: 'B' },
  });
  await ask('course', course);
  expect(await screen.findByText('Yes, you meet the conditions.')).toBeVisible();
  expect(screen.getByLabelText('Grade in Mathematics')).toHaveValue('B');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my answers' }));
  expect(screen.queryByText('Yes, you meet the conditions.')).not.toBeInTheDocument();
  expect(seekerStore.read()).toBeNull();
});

test('a school sorts its programs by the answer', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  await makeProgram(b, id, { name: 'Open', admission: anyone });
  await makeProgram(b, id, { name: 'Strict', admission: strict });
  await makeProgram(b, id, { name: 'Silent' });
  await ask('school', id);
  await choose('Where are you now?', 'I am in grade 10, 11 or 12');
  const group = async (name: string) => within(await screen.findByRole('region', { name })).getByRole('link');
  expect(await group('May enter')).toHaveTextContent('Open');
  expect(await group('Not yet')).toHaveTextContent('Strict');
  expect(await group('Not known')).toHaveTextContent('Silent');
  expect(screen.queryByRole('region', { name: 'Not by the rules' })).not.toBeInTheDocument();
});

test('stored answers that make no sense are dropped', () => {
  localStorage.setItem(
    'sala.seeker',
    '{"standing":"king","grade":"Z","year":"x","papers":{"magic":"A","khmer":"B"}}',
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'sala.seeker', storageArea: localStorage }));
  expect(seekerStore.read()).toEqual({ ...silentSeeker, papers: { khmer: 'B' } });
});

test('in Khmer too', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const course = await makeProgram(backend.current, schoolId, { admission: anyone });
  seekerStore.write({ ...silentSeeker, standing: 'grade-9' });
  await ask('course', course, 'km');
  expect(await screen.findByText(joinCompounds('បាន អ្នកបំពេញតាមលក្ខខណ្ឌហើយ។'))).toBeVisible();
});
