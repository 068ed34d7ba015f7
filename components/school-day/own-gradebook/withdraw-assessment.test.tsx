import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { assessments, scores } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { makePerson } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnScores } from './own-scores';
import { CourseGradebook } from '@/components/school-day/gradebook/course-gradebook';

const backend = useScreenBackend();
let made: Awaited<ReturnType<typeof makeClass>>;
let orgId = '';

const makeQuiz = async (name: string, score?: number) => {
  const { db } = backend.current.deps;
  const id = randomUUID();
  await db.insert(assessments).values({
    id,
    courseId: made.courseId,
    kind: 'quiz',
    name: { en: name, km: `តេស្ត ${name}` },
    maxScore: 20,
    weightPercent: 30,
    heldOn: '2026-10-20',
    publishedAt: score === undefined ? null : backend.current.clock.now(),
  });
  const studentId = made.students[0]?.id ?? '';
  if (score !== undefined) await db.insert(scores).values({ assessmentId: id, studentId, score });
  return id;
};

beforeEach(async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const teacher = await makePerson(b, { roles: ['teacher'], staffOf: [school.id] });
  made = await makeClass(b, school.id, { teacherId: teacher.id, students: 1 });
  orgId = school.id;
  backend.signIn(teacher);
});

const open = (locale: 'en' | 'km' = 'en') =>
  renderScreen(
    <>
      <CourseGradebook orgId={orgId} courseId={made.courseId} />
      <ToastHost />
    </>,
    { locale },
  );

const more = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));

test('an assessment with scores is withdrawn with a reason, which its student reads in place of a gap', async () => {
  const id = await makeQuiz('One', 12);
  const { unmount } = open();
  await more('One');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw for good One' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw One for good?' }));
  expect(dialog.getByText(/1 student has one/)).toBeVisible();
  expect(dialog.getByText(/and their guardians, are notified/)).toBeVisible();
  expect(dialog.getByText('The weights of the course are 0% together after it.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw for good' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Reason is required/));
  await userEvent.type(dialog.getByRole('textbox'), 'Question 2 was wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw for good' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The assessment is withdrawn.'));
  expect(await screen.findByRole('heading', { name: 'Withdrawn assessments' })).toBeVisible();
  expect(screen.getByText(/Question 2 was wrong/)).toBeVisible();
  unmount();
  const student = made.students[0];
  if (!student) throw new Error('There is a student.');
  backend.signIn(student.person);
  renderScreen(<OwnScores orgId={orgId} studentId={student.id} />, { locale: 'km' });
  expect(await screen.findByText('តេស្ត One')).toBeVisible();
  expect(screen.getByText('បានដក')).toBeVisible();
  expect(screen.getByText(/ពិន្ទុធ្លាប់ជា 12 លើ 20។ Question 2 was wrong/)).toBeVisible();
  const [row] = await backend.current.deps.db.select().from(assessments).where(eq(assessments.id, id));
  expect(row?.withdrawnReason).toBe('Question 2 was wrong');
});

test('one that nobody has used is deleted; a score that came meanwhile refuses it, and then it is withdrawn', async () => {
  const { db } = backend.current.deps;
  const id = await makeQuiz('Two');
  const { unmount } = open();
  const ask = async () => {
    await more('Two');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Two' }));
    return within(await screen.findByRole('dialog', { name: 'Delete Two?' }));
  };
  let dialog = await ask();
  backend.answer(assessmentsResource.endpoints.remove, 'network-error', 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.body).toHaveTextContent(/connection/i));
  await db.insert(scores).values({ assessmentId: id, studentId: made.students[0]?.id ?? '', score: 5 });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.body).toHaveTextContent(/Students have or had scores in it/));
  expect(await screen.findByRole('dialog', { name: 'Withdraw Two for good?' })).toBeVisible();
  unmount();
  await db.delete(scores).where(eq(scores.assessmentId, id));
  await makeQuiz('Three');
  open();
  await more('Three');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Three' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Delete Three?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The assessment is deleted.'));
  await waitFor(() => expect(screen.queryByText('Three')).toBeNull());
});
