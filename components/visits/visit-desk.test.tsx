import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schoolVisits } from '@/backend/db/schema';
import { schoolVisitsResource } from '@/lib/contract/visits/school-visits';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeVisit } from '@/tests/support/school-visits';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { VisitDesk } from './visit-desk';

const backend = useScreenBackend();

const visitsOf = (schoolId: string) =>
  backend.current.deps.db.select().from(schoolVisits).where(eq(schoolVisits.schoolId, schoolId));
const openForm = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

test('an advisor sees the visits of all schools, and opens one for another', async () => {
  const [school, other] = [
    await makeSchool(backend.current, { name: 'Bakong High School' }),
    await makeSchool(backend.current, { name: 'Siem Reap College' }),
  ];
  await makeVisit(backend.current, school.id, { unlistedCount: 7 });
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
  renderScreen(<VisitDesk path="/advisor/visits" />, { locale: 'en' });
  const table = within(await screen.findByRole('table', { name: 'School visits' }));
  const row = within(await table.findByRole('row', { name: /Bakong High School/ }));
  expect(row.getByText('7 of 40')).toBeVisible();
  expect(row.getByText('Open')).toBeVisible();

  const form = await openForm('Open a visit');
  await userEvent.type(await form.findByRole('combobox', { name: /^School/ }), 'Siem');
  await userEvent.click(await form.findByRole('option', { name: /Siem Reap College/ }));
  await userEvent.selectOptions(form.getByLabelText('Lasts'), '3 hours');
  await userEvent.type(form.getByLabelText('Pupils expected'), '៤៥');
  await userEvent.click(form.getByRole('button', { name: 'Open visit' }));
  await waitFor(() => expect(navigation.push).toHaveBeenCalled());
  const [opened] = await visitsOf(other.id);
  expect(navigation.push.mock.calls[0]?.[0]).toBe(`/en/advisor/visits/${opened?.id}`);
  expect(opened?.pupils).toBe(45);
  expect((opened?.endsAt.getTime() ?? 0) - (opened?.startsAt.getTime() ?? 0)).toBe(3 * 3_600_000);
});

test('an office opens one for its own school, and reads what is wrong', async () => {
  const school = await makeSchool(backend.current, { nameNative: 'វិទ្យាល័យបាគង' });
  for (let visit = 0; visit < 3; visit += 1) await makeVisit(backend.current, school.id);
  backend.signIn(await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [school.id] }));
  renderScreen(<VisitDesk path="/partner/visits" />, { locale: 'km' });
  const form = await openForm('បើកទស្សនកិច្ច');
  expect(await form.findByRole('option', { name: 'វិទ្យាល័យបាគង' })).toBeInTheDocument();
  const pupils = form.getByLabelText('ចំនួនសិស្សដែលរំពឹងទុក');
  const send = () => userEvent.click(form.getByRole('button', { name: 'បើកទស្សនកិច្ច' }));
  await userEvent.type(pupils, '201');
  await send();
  await waitFor(() => expect(pupils).toBeInvalid());
  await userEvent.clear(pupils);
  await userEvent.type(pupils, '40');
  await send();
  expect(await form.findByText(/មានទស្សនកិច្ចបីដែលមិនទាន់ចប់/)).toBeVisible();
  expect(await visitsOf(school.id)).toHaveLength(3);
});

test('without a visit the list says what to do, and a failure can be tried again', async () => {
  const school = await makeSchool(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  backend.answer(schoolVisitsResource.endpoints.list, { status: 500 }, 'once');
  renderScreen(<VisitDesk path="/partner/visits" />, { locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No visit yet')).toBeVisible();
});
