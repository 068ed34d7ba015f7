import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { makeVisit, putOnList } from '@/tests/support/school-visits';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { VisitDetail } from './visit-detail';

const backend = useScreenBackend();
let advisor: Person;
beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
});

const show = (id: string, locale: 'km' | 'en' = 'en') => {
  navigation.params = { id };
  return renderScreen(
    <>
      <VisitDetail path="/advisor/visits" />
      <ToastHost />
    </>,
    { locale },
  );
};

test('the address, who came, and the list as a file', async () => {
  const school = await makeSchool(backend.current, { name: 'Bakong High School' });
  const { id, code } = await makeVisit(backend.current, school.id, { unlistedCount: 3 });
  const pupil = await makePerson(backend.current);
  const names = { firstName: 'Sreyneang', lastName: 'Keo', firstNameKm: 'ស្រីនាង', lastNameKm: 'កែវ' };
  await backend.current.deps.db.update(users).set(names).where(eq(users.id, pupil.id));
  await putOnList(backend.current, id, pupil.id);
  const saved = catchSavedFiles();
  show(id);
  expect(await screen.findByRole('heading', { name: 'Bakong High School' })).toBeVisible();
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture with the address of this visit' })).toBeVisible();
  expect(screen.getByText('of 40 expected')).toBeVisible();
  expect(screen.getByText('4')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Who came' }));
  expect(await table.findByText('Keo Sreyneang')).toBeVisible();
  await press('View and export');
  await press(/CSV/);
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toContain(`visit-${code}`);
  const csv = (await saved[0]?.file.text()) ?? '';
  expect(csv).toContain('Keo Sreyneang');
  expect(csv).toContain('កែវ ស្រីនាង');
  expect(csv).not.toContain(pupil.phone);
});

test('it is closed after a question, and then has no address', async () => {
  const { id, code } = await makeVisit(backend.current, (await makeSchool(backend.current)).id);
  show(id, 'km');
  await userEvent.click(await screen.findByRole('button', { name: 'បិទទស្សនកិច្ច' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'បិទទស្សនកិច្ច' }));
  expect(await screen.findByText('ទស្សនកិច្ចនេះត្រូវបានបិទ')).toBeVisible();
  expect(screen.queryByText(code)).toBeNull();
  expect(await screen.findByText('មិនទាន់មានឈ្មោះក្នុងបញ្ជីទេ')).toBeVisible();
});

test('a visit of another school does not exist', async () => {
  const { id } = await makeVisit(backend.current, (await makeSchool(backend.current)).id);
  const own = await makeSchool(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [own.id] }));
  show(id);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/find this page/);
});
