import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { guardians } from '@/backend/db/schema';
import { makePerson, type Person } from '@/tests/support/make';
import { makeClass, makeSchoolWithStudent } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ToastHost } from '@/components/feedback/toast-host';
import { guardiansResource } from '@/lib/contract/school-day/guardians';
import { EnrolledScreen } from '@/components/school-day/pages/profile/enrolled-screen';
import { CheckGradeTableScreen } from './check-grade-table-screen';
import { SchoolDashboardScreen } from './school-dashboard-screen';
import { EnrolledUserprofileScreen } from './userprofile-screen';

const backend = useScreenBackend();
let guardian: Person;
let schoolId = '';
let studentId = '';

beforeEach(async () => {
  const b = backend.current;
  const { school } = await makeSchoolWithStudent(b);
  const { students } = await makeClass(b, school.id, { students: 1 });
  schoolId = school.id;
  studentId = students[0]?.id ?? '';
  guardian = await makePerson(b);
  const now = b.clock.now();
  await b.deps.db.insert(guardians).values({
    studentId,
    userId: guardian.id,
    sees: ['attendance', 'papers'],
    createdAt: now,
    confirmedAt: now,
  });
  backend.signIn(guardian);
  navigation.search = new URLSearchParams({ org: schoolId, student: studentId });
});

test('what is not shared is said with the name, and is no fault of the network', async () => {
  renderScreen(<CheckGradeTableScreen />);
  expect(await screen.findByText('Sok Dara does not share scores with you')).toBeVisible();
  expect(screen.queryByText(/internet/i)).toBeNull();
});

test('the day shows what is shared, and the record speaks of the child', async () => {
  const { unmount } = renderScreen(<SchoolDashboardScreen />);
  expect(await screen.findByText('Attendance')).toBeVisible();
  expect(screen.queryByText('Next lesson')).toBeNull();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  unmount();
  renderScreen(<EnrolledUserprofileScreen />);
  expect(await screen.findByText('What the school has of Sok Dara.')).toBeVisible();
});

test.each([
  [['attendance'], 'Sok Dara does not share fees with you', []],
  [['fees'], 'Money', ['Today', 'Money', 'School life']],
] as const)('where a child shows %j, the page of money says %s', async (sees, said, tabs) => {
  await backend.current.deps.db.update(guardians).set({ sees: [...sees] });
  navigation.search = new URLSearchParams({ org: schoolId, student: studentId, view: 'money' });
  renderScreen(<SchoolDashboardScreen />);
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  if (tabs.length === 0) return;
  expect(await screen.findByText('No program with a fee is known.')).toBeVisible();
  expect(screen.queryByText('Next lesson')).toBeNull();
  const links = within(screen.getByRole('navigation', { name: 'Today' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
  expect(links[1]).toHaveAttribute('aria-current');
  expect(links[1]?.getAttribute('href')).toContain('view=money');
});

const openDay = () =>
  renderScreen(
    <>
      <SchoolDashboardScreen />
      <ToastHost />
    </>,
  );

const leaveAnswered = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Stop being the guardian Sok Dara' }, { timeout: 10_000 }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop being the guardian of Sok Dara?' }));
  expect(dialog.getByText(/told of no absence/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop being the guardian' }));
};

test('a guardian stops after a question, and is led to their schools', async () => {
  const b = backend.current;
  backend.answer(guardiansResource.endpoints.leave, 'network-error', 'once');
  const { unmount } = openDay();
  await leaveAnswered();
  await waitFor(() => expect(document.body).toHaveTextContent(/connection/i));
  unmount();
  openDay();
  await leaveAnswered();
  await waitFor(() => expect(document.body).toHaveTextContent('You are no longer the guardian of Sok Dara.'));
  expect(navigation.push).toHaveBeenLastCalledWith('/en/profile/enrolled', expect.anything());
  const [row] = await b.deps.db.select().from(guardians).where(eq(guardians.userId, guardian.id));
  expect(row?.endedAt).not.toBeNull();
});

test('a request that nobody has confirmed is taken back', async () => {
  await backend.current.deps.db.update(guardians).set({ confirmedAt: null });
  renderScreen(
    <>
      <EnrolledScreen />
      <ToastHost />
    </>,
    { locale: 'km' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'ដកសំណើ សុខ តារា' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ដកសំណើ' }));
  await waitFor(() => expect(document.body).toHaveTextContent('សំណើរបស់អ្នកត្រូវបានដកហើយ។'));
  await waitFor(() => expect(screen.queryByText(/មិនទាន់បានបញ្ជាក់ថាអ្នកជាអាណាព្យាបាលទេ/)).toBeNull());
});

test('applications and fees of the child stand on the day where the child shows them', async () => {
  const { unmount } = renderScreen(<SchoolDashboardScreen />);
  expect(await screen.findByText('Attendance')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Applications of Sok Dara' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Fees' })).toBeNull();
  unmount();
  await backend.current.deps.db.update(guardians).set({ sees: ['applications', 'fees'] });
  renderScreen(<SchoolDashboardScreen />);
  expect(await screen.findByText('Sok Dara has sent no application.')).toBeVisible();
  expect(await screen.findByText('No program with a fee is known.')).toBeVisible();
});
