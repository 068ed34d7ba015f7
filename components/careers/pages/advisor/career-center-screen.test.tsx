import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { careerCenters } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeCareerCenter } from '@/tests/support/recruitment';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { CareerCenterEditScreen } from '@/components/careers/pages/advisor/career-center/edit-screen';
import { AdvisorCareerCenterScreen } from './career-center-screen';

const backend = useScreenBackend();
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

const signAdvisorIn = async () => backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
const registered = async (lastName: string) => {
  const b = backend.current;
  const careerCenterId = await makeCareerCenter(b, orgId());
  const person = await makePerson(b);
  const body = {
    careerCenterId,
    firstName: 'Pich',
    lastName,
    phone: '012399004',
    situation: 'graduate' as const,
    interests: ['internship' as const],
  };
  const { register } = registrationsResource.endpoints;
  await call(b, register, { params: { orgId: orgId() }, body, idempotencyKey: randomUUID() }, person.token);
  return careerCenterId;
};
const show = (view: string | null, locale: 'km' | 'en' = 'en') => {
  navigation.search = new URLSearchParams(view ? { view } : {});
  return renderScreen(
    <>
      <AdvisorCareerCenterScreen organizationId={orgId()} />
      <ToastHost />
    </>,
    { locale },
  );
};

test('registrations say whether they still hold', async () => {
  await registered('Sovann');
  await signAdvisorIn();
  show('registrants', 'km');
  const table = await screen.findByRole('table', { name: 'ការចុះឈ្មោះ' });
  await waitFor(() => expect(table).toHaveTextContent('Sovann Pich'));
  expect(table).toHaveTextContent('មានសុពលភាព');
  expect(table).toHaveTextContent('កម្មសិក្សា');
});

test('a reminder goes to whose registration has ended, and names the others', async () => {
  await registered('Ended');
  backend.current.clock.advance(380 * 86_400);
  await registered('Holding');
  await signAdvisorIn();
  show('registrants');
  const table = within(await screen.findByRole('table', { name: 'Registrations' }));
  await userEvent.click(await table.findByRole('checkbox', { name: /Ended Pich/ }));
  await userEvent.click(table.getByRole('checkbox', { name: /Holding Pich/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }));
  expect(await dialog.findByText('Holding Pich: the registration still holds')).toBeVisible();
  expect(dialog.queryByText(/Ended Pich/)).toBeNull();
});

test('a center is archived after a question, and says how many stay registered', async () => {
  const id = await registered('Sovann');
  await signAdvisorIn();
  navigation.params = { centerid: id };
  renderScreen(
    <>
      <CareerCenterEditScreen organizationId={orgId()} />
      <ToastHost />
    </>,
    { locale: 'en' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/One person stays registered/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeVisible();
  const { db } = backend.current.deps;
  const [row] = await db.select().from(careerCenters).where(eq(careerCenters.id, id));
  expect(row?.archivedAt).not.toBeNull();
});
