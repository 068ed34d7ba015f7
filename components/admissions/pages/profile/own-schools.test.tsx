import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { remindersResource } from '@/lib/contract/schools/reminders';
import { apply } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CoursesDetailScreen } from '@/components/school-day/pages/profile/courses/courses-detail-screen';
import { CoursesScreen } from '@/components/school-day/pages/profile/courses-screen';
import { SchoolsScreen } from './schools-screen';
import { UniversityScreen } from './university-screen';

const backend = useScreenBackend();
let student: Person;

beforeEach(async () => {
  student = await makePerson(backend.current);
  backend.signIn(student);
});

const applyTo = async (name: string, schoolType: 'university' | 'vocational' = 'university') => {
  const b = backend.current;
  const school = await makeSchool(b, { name, schoolType });
  const programId = await makeProgram(b, school.id, { name: `Nursing at ${name}` });
  await apply(b, school.id, { as: student, programId });
  return { school, programId };
};

test('schools where one studies or has applied stand once each, with the next step', async () => {
  const b = backend.current;
  await applyTo('Lotus University');
  const { id } = await makeSchool(b, { name: 'Bamboo Institute' });
  await makeStudent(b, { schoolId: id, campusId: await makeCampus(b, id) }, { userId: student.id });
  renderScreen(<SchoolsScreen />);
  const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Bamboo Institute', 'Lotus University']);
  expect(screen.getByText(/^You study here\. Student code/)).toBeVisible();
  expect(screen.getByText('Send: Birth certificate')).toBeVisible();
});

test('without any school it leads to the search', async () => {
  renderScreen(<SchoolsScreen />, { locale: 'km' });
  expect(await screen.findByRole('link', { name: 'ស្វែងរកសាលា' })).toHaveAttribute('href', '/explore');
});

test('only universities stand among the universities', async () => {
  await applyTo('Lotus University');
  await applyTo('Craft School', 'vocational');
  renderScreen(<UniversityScreen />);
  expect(await screen.findByText('Lotus University')).toBeVisible();
  expect(screen.queryByText('Craft School')).not.toBeInTheDocument();
});

test('a university sees who waits, and its schools with numbers', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b, { name: 'Lotus University', requiredDocuments: [] });
  await apply(b, id);
  backend.signIn(await makePerson(b, { roles: ['university'], staffOf: [id] }));
  renderScreen(<UniversityScreen />);
  const panel = within(
    (await screen.findByRole('heading', { name: 'The schools that you look after' })).closest('section') ??
      document.body,
  );
  expect(panel.getByText('Lotus University')).toBeVisible();
  expect(screen.getByText('The applications to your schools, in numbers.')).toBeVisible();
  expect(screen.queryByText(/have not applied/)).not.toBeInTheDocument();
  expect(panel.getByText('1 application')).toBeVisible();
  const first = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(first.getByRole('link').getAttribute('href')).toMatch(/\/partner\/application\/[\w-]+$/);
});

test('programs are those applied to and those saved', async () => {
  const b = backend.current;
  await applyTo('Lotus University');
  const other = await makeSchool(b);
  const saved = await makeProgram(b, other.id, { name: 'Law', isFull: true });
  await call(b, remindersResource.endpoints.add, { params: { id: saved } }, student.token);
  renderScreen(<CoursesScreen />);
  expect(await screen.findByRole('link', { name: 'Nursing at Lotus University' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Law' })).toHaveAttribute(
    'href',
    `/en/profile/courses/${saved}`,
  );
  expect(screen.getByText('Saved')).toBeVisible();
});

test('a program shows its application with what is missing', async () => {
  const { programId } = await applyTo('Lotus University');
  navigation.params = { id: programId };
  renderScreen(<CoursesDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nursing at Lotus University');
  expect(screen.getByRole('link', { name: 'View my application' })).toBeVisible();
  expect(screen.getByText('Send: Birth certificate')).toBeVisible();
});

test('a program that was not applied to shows the papers and the way to apply', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const programId = await makeProgram(b, school.id);
  navigation.params = { id: programId };
  renderScreen(<CoursesDetailScreen />);
  expect(await screen.findByRole('link', { name: 'Apply for this program' })).toHaveAttribute(
    'href',
    `/en/school/${school.slug}/enrollment-form?program=${programId}`,
  );
  expect(await screen.findByText('Birth certificate')).toBeVisible();
});
