import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { registrations } from '@/backend/db/schema';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { call } from '@/tests/support/backend';
import { both } from '@/tests/support/event-scene';
import { makePerson } from '@/tests/support/make';
import { makeCareerCenter } from '@/tests/support/recruitment';
import { makeCalendar, makeEvent } from '@/tests/support/school-records';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OwnCareer } from './own-career';

const backend = useScreenBackend();
beforeEach(() => sharedQueryClient().clear());

const orgId = () => backend.current.deps.env.CAREER_CENTER_ORGANIZATION_ID;
const show = () => renderScreen(<OwnCareer organizationId={orgId()} />);
const box = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what is there, and what is not', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const calendarId = await makeCalendar(b, orgId());
  const { id } = await makeEvent(b, calendarId, 24 * 365, { title: both('Law talk') });
  const params = { orgId: orgId(), id: calendarId, eventId: id };
  await call(b, attendeesResource.endpoints.register, { params }, person.token);
  backend.signIn(person);
  show();
  const places = await box('Your events');
  expect(await places.findByRole('link', { name: 'Law talk' })).toBeVisible();
  expect(await (await box('Your registration')).findByText(/not registered with a center/)).toBeVisible();
  expect(await (await box('Your applications')).findByText(/have not applied/)).toBeVisible();
});

it('asks to renew what has ended, and can be put off for a week', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const careerCenterId = await makeCareerCenter(b);
  const body = {
    careerCenterId,
    firstName: 'Dara',
    lastName: 'Sok',
    phone: person.phone,
    situation: 'university' as const,
    interests: ['internship' as const],
  };
  const made = await call(
    b,
    registrationsResource.endpoints.register,
    { params: { orgId: orgId() }, idempotencyKey: randomUUID(), body },
    person.token,
  );
  expect(made.status).toBe(201);
  await b.deps.db
    .update(registrations)
    .set({ registeredAt: new Date('2025-01-10T03:00:00Z') })
    .where(eq(registrations.userId, person.id));
  backend.signIn(person);
  show();
  const own = await box('Your registration');
  expect(await own.findByText(/ended on 10-\u2060Jan-\u20602026/)).toBeVisible();
  await userEvent.click(own.getByRole('button', { name: 'Remind me in a week' }));
  await waitFor(() => expect(own.queryByRole('button')).toBeNull());
  expect(own.getByText(/ended on 10-\u2060Jan-\u20602026/)).toBeVisible();
});
