import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { registrations } from '@/backend/db/schema';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCareerCenter } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { RegisterScreen } from './register-screen';

const backend = useScreenBackend();
let student: Person;
let centerId = '';
const orgId = () => backend.current.deps.env.ORGANIZATION_ID;

beforeEach(async () => {
  localStorage.clear();
  sharedQueryClient().clear();
  student = await makePerson(backend.current);
  centerId = await makeCareerCenter(backend.current);
  backend.signIn(student);
});

const open = (locale: 'en' | 'km' = 'en') =>
  renderScreen(<RegisterScreen organizationId={orgId()} />, { locale });
const store = (registeredAt: Date) =>
  backend.current.deps.db.insert(registrations).values({
    organizationId: orgId(),
    userId: student.id,
    careerCenterId: centerId,
    firstName: 'Sreypich',
    lastName: 'Sok',
    phone: '+85512345678',
    situation: 'university',
    interests: ['job'],
    firstRegisteredAt: registeredAt,
    registeredAt,
  });
const stored = () =>
  backend.current.deps.db.select().from(registrations).where(eq(registrations.userId, student.id));

test('who is not registered finds their name in the form, and is registered for twelve months', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Career center'), centerId);
  await userEvent.click(screen.getByRole('radio', { name: 'University' }));
  await press('Next');
  const first = await screen.findByLabelText('First name');
  expect(first).not.toHaveValue('');
  await userEvent.clear(first);
  await userEvent.type(first, 'Bopha');
  await userEvent.clear(screen.getByLabelText('Phone number'));
  await userEvent.type(screen.getByLabelText('Phone number'), '012345678');
  await press('Next');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Internships' }));
  await press('Register');
  expect(await screen.findByText(/^You are registered until/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upcoming events at this center' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/career-center/events?careerCenterId=${centerId}`),
  );
  expect(await stored()).toMatchObject([{ firstName: 'Bopha', interests: ['internship'] }]);
});

test('a registration that has ended shows what was said, and is renewed with it', async () => {
  await store(new Date(backend.current.clock.now().getTime() - 400 * 86_400_000));
  open();
  expect(await screen.findByText(/^Your registration ended on/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What you said' })).getByText('University')).toBeVisible();
  await press('Renew');
  expect(await screen.findByRole('radio', { name: 'University' })).toBeChecked();
  await press('Next');
  expect(await screen.findByLabelText('First name')).toHaveValue('Sreypich');
  await press('Next');
  expect(await screen.findByRole('checkbox', { name: 'Jobs' })).toBeChecked();
  await press('Register');
  expect(await screen.findByText(/^You are registered until/)).toBeVisible();
  expect((await stored())[0]?.registeredAt).toEqual(backend.current.clock.now());
});

test('a failure says so in Khmer', async () => {
  backend.answer(registrationsResource.endpoints.get, { status: 500 });
  open('km');
  expect(await screen.findByRole('alert')).toBeVisible();
});
