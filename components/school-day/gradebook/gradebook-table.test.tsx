import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { assessments, markChanges, scores } from '@/backend/db/schema';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { shownKeys } from '@/components/ui/keys/shown-keys';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CourseGradebook } from './course-gradebook';

const backend = useScreenBackend();
let made: Awaited<ReturnType<typeof makeClass>>;
let orgId = '';

const makeTest = async (name: string, heldOn: string, given: readonly number[] = []) => {
  const { db } = backend.current.deps;
  const id = randomUUID();
  await db.insert(assessments).values({
    id,
    courseId: made.courseId,
    kind: 'quiz',
    name: { en: name, km: `តេស្ត ${name}` },
    maxScore: 20,
    weightPercent: 30,
    heldOn,
  });
  for (const [place, score] of given.entries())
    await db.insert(scores).values({ assessmentId: id, studentId: made.students[place]?.id ?? '', score });
};

beforeEach(async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  made = await makeClass(b, school.id, { teacherId: teacher.id, students: 2 });
  orgId = school.id;
  backend.signIn(teacher);
  await makeTest('One', '2020-10-20', [10]);
  await makeTest('Two', '2099-01-20');
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row');
const fieldsOf = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name });
const foot = () => rows().at(-1)?.textContent;

test('totals and averages follow what is typed', async () => {
  renderScreen(<CourseGradebook orgId={orgId} courseId={made.courseId} />);
  await screen.findByRole('table');
  expect(foot()).toBe('Average50%101 of 2–0 of 2');
  const field = fieldsOf(/, One$/).find(({ value }) => value === '');
  if (!field) throw new Error('One student has no score yet.');
  await userEvent.type(field, '20');
  await userEvent.tab();
  expect(foot()).toBe('Average75%152 of 2–0 of 2');
  const totals = rows()
    .slice(1, 3)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(totals.toSorted()).toEqual(['100%', '50%']);
  await waitFor(() => expect(document.body).toHaveTextContent('All saved'));
});

test.each([
  ['as it stands', null, 15, 1],
  ['changed meanwhile', '16', 16, 2],
  ['emptied meanwhile', '', undefined, 2],
])(
  'a score whose answer was lost, %s: no word of somebody else, stored once',
  async (_, then, score, steps) => {
    renderScreen(<CourseGradebook orgId={orgId} courseId={made.courseId} />);
    await screen.findByRole('table');
    const field = fieldsOf(/, One$/).find(({ value }) => value === '');
    if (!field) throw new Error('One student has no score yet.');
    const { db } = backend.current.deps;
    backend.answer(sheetsResource.endpoints.markScores, 'lost-answer', 'once');
    await userEvent.type(field, '15');
    await userEvent.tab();
    expect(await screen.findByText('1 score could not be saved')).toBeVisible();
    expect(screen.queryByText('All saved')).toBeNull();
    const marks = async () =>
      (await db.select().from(scores)).filter(({ studentId }) => studentId === made.students[1]?.id);
    expect((await marks()).map((row) => row.score)).toEqual([15]);
    if (then === null) act(() => void window.dispatchEvent(new Event('online')));
    else {
      await userEvent.clear(field);
      if (then !== '') await userEvent.type(field, then);
      await userEvent.tab();
    }
    expect(await screen.findByText('All saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveTextContent(/Somebody else/);
    expect((await marks())[0]?.score).toBe(score);
    const changes = eq(markChanges.studentId, made.students[1]?.id ?? '');
    expect(await db.$count(markChanges, changes)).toBe(steps);
  },
);

test('a mark is missing once its test was held, and before nothing is', async () => {
  renderScreen(<CourseGradebook orgId={orgId} courseId={made.courseId} />);
  await screen.findByRole('table');
  const colours = (name: RegExp) =>
    fieldsOf(name).map(({ value, className }) => `${value} ${className.includes('bg-danger-soft')}`);
  expect(colours(/, One$/).toSorted()).toEqual([' true', '10 false']);
  expect(colours(/, Two$/)).toEqual([' false', ' false']);
});

test('a phone shows one test, chosen in its head', async () => {
  renderScreen(<CourseGradebook orgId={orgId} courseId={made.courseId} />);
  await screen.findByRole('table');
  const hidden = () =>
    screen
      .getAllByRole('columnheader')
      .slice(2)
      .map(({ className }) => className.includes('max-sm:hidden'));
  expect(hidden()).toEqual([false, true]);
  const [choice] = screen.getAllByRole('combobox', { name: 'Test' });
  await userEvent.selectOptions(choice as HTMLElement, 'Two / 20');
  expect(hidden()).toEqual([true, false]);
});

test('arrows and Enter lead from mark to mark, and the sheet of keys says so', async () => {
  renderScreen(<CourseGradebook orgId={orgId} courseId={made.courseId} />);
  await screen.findByRole('table');
  const [first, below] = fieldsOf(/, One$/);
  const [right] = fieldsOf(/, Two$/);
  if (!first || !below || !right) throw new Error('There are two students and two tests.');
  await userEvent.click(first);
  await userEvent.keyboard('{Enter}');
  expect(below).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(first).toHaveFocus();
  first.setSelectionRange(0, first.value.length);
  await userEvent.keyboard('{ArrowRight}');
  expect(right).toHaveFocus();
  const words = shownKeys.read().flatMap(({ deeds }) => deeds.map(({ words: said }) => said));
  expect(words).toEqual([
    'The next student',
    'The student above',
    'The next test',
    'The test before',
    'Leave the score as it was',
  ]);
});
