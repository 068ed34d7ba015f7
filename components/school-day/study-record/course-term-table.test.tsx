import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { assessments, classTeachers, scores } from '@/backend/db/schema';
import { onlyRow } from '@/backend/db/only-row';
import { ScoreScreen } from '@/components/school-day/pages/profile/studyrecord/score-screen';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeCourse, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
let schoolId = '';
let teacher: Person;
let pupils: string[] = [];

const course = async (given: readonly number[], academicYear = '2026-2027') => {
  const b = backend.current;
  const courseId = await makeCourse(b, schoolId, pupils, { name: 'Khmer', academicYear });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  const { id } = onlyRow(
    await b.deps.db
      .insert(assessments)
      .values({
        courseId,
        kind: 'quiz',
        name: { en: 'Quiz', km: 'តេស្ត' },
        maxScore: 100,
        weightPercent: 50,
        heldOn: '2026-10-20',
        publishedAt: b.clock.now(),
      })
      .returning({ id: assessments.id }),
  );
  await b.deps.db
    .insert(scores)
    .values(given.map((score, place) => ({ assessmentId: id, studentId: pupils[place] ?? '', score })));
};

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { schoolType: 'k12' })).id;
  const campusId = await makeCampus(b, schoolId);
  pupils = [];
  for (const lastName of ['Chan', 'Keo'])
    pupils.push((await makeStudent(b, { schoolId, campusId }, { lastName, firstName: 'Sophea' })).id);
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  backend.signIn(teacher);
  navigation.search = new URLSearchParams({ org: schoolId });
});

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a class by rank with average and trend; a row opens the record', async () => {
  await course([60, 80]);
  await course([55, 90], '2025-2026');
  renderScreen(<ScoreScreen />);
  await screen.findByRole('table', {}, { timeout: 5_000 });
  expect(cells()).toEqual([
    ['1', 'Keo Sophea', '80% B', '1010 points less than in the term before'],
    ['2', 'Chan Sophea', '60% D', '55 points more than in the term before'],
  ]);
  expect(screen.getByRole('link', { name: 'Keo Sophea' }).getAttribute('href')).toContain(
    `student=${pupils[1]}`,
  );
});

test('in a first term no column says that nothing moved', async () => {
  await course([60, 80]);
  renderScreen(<ScoreScreen />);
  await screen.findByRole('table');
  expect(cells()[0]).toEqual(['1', 'Keo Sophea', '80% B']);
});

test('an empty course says so; a failure offers to try again', async () => {
  pupils = [];
  await makeCourse(backend.current, schoolId, []);
  const courseId = await makeCourse(backend.current, schoolId, []);
  await backend.current.deps.db
    .insert(classTeachers)
    .values({ courseId, userId: teacher.id, createdAt: backend.current.clock.now() });
  backend.answer(sheetsResource.endpoints.courseTerm, { status: 500 }, 'once');
  renderScreen(<ScoreScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody is in this course')).toBeVisible();
});
