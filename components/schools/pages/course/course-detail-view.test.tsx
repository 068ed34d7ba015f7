import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { remindersResource } from '@/lib/contract/schools/reminders';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { signedInHintName } from '@/lib/session/cookies';
import type { Locale } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CourseDetailView } from './course-detail-view';

const backend = useScreenBackend();

const madeOn = '2026-11-22';
const setDay = (day: string) => vi.setSystemTime(`${day}T03:00:00Z`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setDay(madeOn);
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  window.dispatchEvent(new Event('focus'));
  sharedQueryClient().clear();
});

/** Renders a course as the backend answers it. */
const show = async (
  id: string,
  otherIds: string[] = [],
  locale: Locale = 'en',
  elsewhereIds: string[] = [],
) => {
  const b = backend.current;
  const course = await call(b, subjectsResource.endpoints.get, { params: { id } });
  const school = await call(b, schoolsResource.endpoints.get, { params: { id: course.body.schoolId } });
  const read = (ids: string[]) =>
    Promise.all(
      ids.map(
        async (other) => (await call(b, subjectsResource.endpoints.get, { params: { id: other } })).body,
      ),
    );
  const [others, elsewhere] = [await read(otherIds), await read(elsewhereIds)];
  return renderScreen(
    <CourseDetailView
      course={course.body}
      school={school.body}
      others={others}
      elsewhere={elsewhere}
      rielPerUsd={4_000}
      madeOn={madeOn}
    />,
    { locale },
  );
};

test('shows what a course costs in both currencies, its facts, and where to apply', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University', slug: 'lotus' });
  const id = await makeProgram(b, school.id, { name: 'Bachelor of Law', applicationDeadline: '2026-12-01' });
  const other = await makeProgram(b, school.id, { name: 'Bachelor of History' });
  await show(id, [other]);

  expect(screen.getByRole('heading', { level: 1, name: 'Bachelor of Law' })).toBeVisible();
  const fee = within(screen.getByRole('region', { name: 'Tuition fee' }));
  expect(fee.getByText(/\$600/)).toHaveTextContent('$600 / year');
  expect(fee.getByText(/about 2,400,000៛/)).toHaveTextContent('about $2,400 in all');
  expect(fee.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/en/school/lotus/enrollment-form?program=${id}`,
  );
  const bar = within(screen.getByRole('group', { name: 'Fee and application' }));
  expect(bar.getByText(/\$600/)).toBeVisible();
  expect(bar.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/en/school/lotus/enrollment-form?program=${id}`,
  );
  const facts = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(facts.getByText('4 years')).toBeVisible();
  expect(facts.getByText(joinHyphens('01-Dec-2026'))).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Other programs of this school' })).getByRole('link'),
  ).toHaveTextContent('Bachelor of History');
});

test.each([
  ['en', 'The same major at other schools, open now', 'Heron University'],
  ['km', 'ជំនាញដូចគ្នានៅសាលាផ្សេង ដែលកំពុងទទួលពាក្យ', 'ហេរ៉ុន'],
] as const)('names where else the major can be begun now, in %s', async (locale, title, name) => {
  const b = backend.current;
  const school = await makeSchool(b);
  const id = await makeProgram(b, school.id, { applicationDeadline: '2026-10-01' });
  const heron = await makeSchool(b, { name: 'Heron University', nameNative: 'ហេរ៉ុន' });
  const elsewhere = await makeProgram(b, heron.id, { name: 'Bachelor of Law' });
  await show(id, [], locale, [elsewhere]);
  expect(within(screen.getByRole('region', { name: title })).getByText(name)).toBeVisible();
});

test('says who is admitted, or that it is not published', async () => {
  const { id } = await makeSchool(backend.current, { checkedOn: '2026-11-02', checkedBy: 'school' });
  const admission = {
    needs: 'bac2' as const,
    minGrade: 'C' as const,
    tracks: ['science' as const],
    papers: [{ subject: 'mathematics' as const, minGrade: 'D' as const }],
    exam: 'none' as const,
    maxYears: 3,
    bridging: true,
  };
  const { unmount } = await show(await makeProgram(backend.current, id, { admission }));
  const region = within(screen.getByRole('region', { name: 'Who is admitted' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BacII passed',
    'BacII grade C or better',
    'Science class',
    'Mathematics: D or better',
    'BacII of the last 3 years',
    'A foundation term is offered to those whose grade is too low or who took the other track',
  ]);
  expect(region.getByRole('button', { name: 'Can I get in?' })).toBeVisible();
  expect(screen.getByText(joinHyphens('Facts checked on 02-Nov-2026 by the school'))).toBeVisible();
  unmount();
  await show(await makeProgram(backend.current, id));
  expect(screen.getByText(/has not published its conditions/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Can I get in?' })).not.toBeInTheDocument();
});

test('a closed course takes no applications', async () => {
  const { id } = await makeSchool(backend.current);
  await show(await makeProgram(backend.current, id, { status: 'inactive' }));
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
  expect(screen.getByText('This program takes no applications at the moment.')).toBeVisible();
});

test('a page that is kept for days closes with the deadline and opens with the next intake', async () => {
  const { id } = await makeSchool(backend.current);
  const window = { applicationDeadline: '2026-11-30', nextIntakeOn: '2027-03-01' };
  await show(await makeProgram(backend.current, id, window));
  const lookOn = (day: string) =>
    act(() => {
      setDay(day);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const apply = () => screen.queryAllByRole('link', { name: 'Apply now' });
  expect(apply()).toHaveLength(2);
  expect(screen.getByText(joinHyphens('Apply by 30-Nov-2026.'))).toBeVisible();
  lookOn('2026-11-30');
  expect(apply()).toHaveLength(2);
  lookOn('2026-12-01');
  expect(apply()).toEqual([]);
  expect(screen.getByText('The deadline for applications has passed.')).toBeVisible();
  expect(screen.getByText(joinHyphens('The next intake takes applications from 01-Mar-2027.'))).toBeVisible();
  lookOn('2027-03-01');
  expect(apply()).toHaveLength(2);
});

test.each([
  [
    'not yet open',
    { applicationsOpenOn: '2026-12-24' },
    /not open yet/,
    joinHyphens('You can apply from 24-Dec-2026.'),
  ],
  ['full', { isFull: true }, /is full/, 'The school has not announced the next intake yet.'],
])('a program that is %s says so', async (_, window, reason, next) => {
  const { id } = await makeSchool(backend.current);
  await show(await makeProgram(backend.current, id, window));
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('a signed-in person asks to be reminded, and takes it back', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b);
  const person = await makePerson(b);
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1; path=/`;
  const subjectId = await makeProgram(b, id, { name: 'Law', isFull: true });
  await show(subjectId);
  const asked = async () => {
    const input = { params: { userId: person.id } };
    return (await call(b, remindersResource.endpoints.list, input, person.token)).body.countTotal;
  };
  const [button] = screen.getAllByRole('button', { name: 'Remind me' });
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
  await waitFor(async () => expect(await asked()).toBe(1));
  expect(button).toHaveAccessibleName('You will be reminded');
  await userEvent.click(button);
  await waitFor(async () => expect(await asked()).toBe(0));
});

test('a free short course has no riel and no sum', async () => {
  const { id } = await makeSchool(backend.current);
  await show(
    await makeProgram(backend.current, id, { degree: 'short-course', durationMonths: 3, feeCents: 0 }),
  );
  const fee = within(screen.getByRole('region', { name: 'Tuition fee' }));
  expect(fee.getByText('Free')).toBeVisible();
  expect(fee.queryByText(/៛|in all/)).not.toBeInTheDocument();
});

test('in Khmer, names and dates are Khmer', async () => {
  const { id } = await makeSchool(backend.current, { nameNative: 'សាកលវិទ្យាល័យឈូក' });
  await show(await makeProgram(backend.current, id, { nameNative: 'បរិញ្ញាបត្រច្បាប់' }), [], 'km');
  expect(screen.getByRole('heading', { level: 1, name: 'បរិញ្ញាបត្រច្បាប់' })).toBeVisible();
  expect(screen.getByText(joinHyphens('04-មករា-2027'))).toBeVisible();
});
