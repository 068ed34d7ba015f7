import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { assessments, scores } from '@/backend/db/schema';
import { onlyRow } from '@/backend/db/only-row';
import { recordsResource } from '@/lib/contract/school-day/records';
import { makeSchool } from '@/tests/support/make';
import { makeCampus, makeCourse, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnScores } from './own-scores';

const backend = useScreenBackend();

/** A student of one course, in which 30 of 40 were scored in half of it. */
async function scene(given?: number) {
  const b = backend.current;
  const { id: orgId } = await makeSchool(b, { schoolType: 'university' });
  const student = await makeStudent(b, { schoolId: orgId, campusId: await makeCampus(b, orgId) });
  const courseId = await makeCourse(b, orgId, [student.id], { name: 'Law' });
  if (given !== undefined) {
    const { id } = onlyRow(
      await b.deps.db
        .insert(assessments)
        .values({
          courseId,
          kind: 'quiz',
          name: { en: 'Quiz', km: 'តេស្ត' },
          maxScore: 40,
          weightPercent: 50,
          heldOn: '2026-10-20',
          publishedAt: b.clock.now(),
        })
        .returning({ id: assessments.id }),
    );
    await b.deps.db.insert(scores).values({ assessmentId: id, studentId: student.id, score: given });
  }
  backend.signIn(student.person);
  renderScreen(<OwnScores orgId={orgId} studentId={student.id} />);
}

test('a course says what is reached, what is possible, and what a target needs', async () => {
  await scene(30);
  expect(await screen.findByText('37.5% reached · up to 87.5% possible')).toBeVisible();
  const target = await screen.findByRole('combobox', { name: 'Target in Law' });
  expect(target).toHaveDisplayValue('B · from 80%');
  expect(screen.getByRole('status')).toHaveTextContent('85% needed in the rest');
  await userEvent.selectOptions(target, 'A · from 90%');
  expect(screen.getByRole('status')).toHaveTextContent('out of reach');
  expect(screen.getByText('Quiz')).not.toBeVisible();
  await userEvent.click(screen.getByText('1 score'));
  expect(screen.getByText('30 of 40')).toBeVisible();
});

test('a course without a score says so', async () => {
  await scene();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('The teacher has published no score yet.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a failure offers to try again', async () => {
  backend.answer(recordsResource.endpoints.scores, { status: 500 }, 'once');
  await scene(30);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Law' })).toBeVisible();
});
