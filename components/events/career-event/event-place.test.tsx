import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NotificationBell } from '@/components/notices/notification-bell';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { keptThings } from '@/lib/device/kept';
import { QueryProvider, sharedQueryClient } from '@/lib/query/query-provider';
import { eventAttendees, events } from '@/backend/db/schema';
import { eq } from 'drizzle-orm';
import { call } from '@/tests/support/backend';
import { both, eventScene } from '@/tests/support/event-scene';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeEvent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EventPlace } from './event-place';

const backend = useScreenBackend();
useIndexedDb();
let scene: Awaited<ReturnType<typeof eventScene>>;
let [first, second]: Person[] = [];

beforeAll(async () => {
  scene = await eventScene(backend.current);
  [first, second] = [await makePerson(backend.current), await makePerson(backend.current)];
});
beforeEach(() => sharedQueryClient().clear());

const show = (person: Person | undefined, eventId: string) => {
  if (!person) throw new Error('The test has lost its people.');
  sharedQueryClient().clear();
  backend.signIn(person);
  return renderScreen(<EventPlace eventId={eventId} organizationId={scene.school.id} />);
};
const make = async (overrides: Partial<typeof events.$inferInsert> = {}) =>
  (
    await makeEvent(backend.current, scene.calendarId, 24 * 365, {
      capacity: 1,
      hasWaitingList: true,
      ...overrides,
    })
  ).id;

it('a full event has a list, and a place that is given back is held for who waits', async () => {
  const id = await make();
  const one = show(first, id);
  await press('Register');
  expect(await screen.findByText('You have a place.')).toBeVisible();
  expect(await screen.findByRole('img', { name: /Ticket as a picture/ })).toBeVisible();
  one.unmount();

  const two = show(second, id);
  await press('Join the waiting list');
  expect(await screen.findByText('You are number 1 in the waiting list.')).toBeVisible();
  const atOnce = screen.getByRole('checkbox', { name: /at once/ });
  await userEvent.click(atOnce);
  expect(await screen.findByRole('checkbox', { name: /at once/, checked: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: /at once/ }));
  expect(await screen.findByRole('checkbox', { name: /at once/, checked: false })).toBeVisible();
  two.unmount();

  const again = show(first, id);
  await press('Give the place back');
  const question = within(await screen.findByRole('dialog', { name: 'Give your place back?' }));
  await userEvent.click(question.getByRole('button', { name: 'Give the place back' }));
  expect(await screen.findByText('You gave your place back.')).toBeVisible();
  // Neither the page nor the phone shows a ticket that opens no door.
  expect(screen.queryByRole('region', { name: 'Your ticket' })).toBeNull();
  expect((await keptThings()).filter(({ kind }) => kind === 'event-ticket')).toEqual([]);
  again.unmount();

  show(second, id);
  expect(await screen.findByText(/A place is held for you until/)).toBeVisible();
  await press('Take the place');
  expect(await screen.findByText('You have a place.')).toBeVisible();
});

it('the page of who waits turns by itself when a place is held', async () => {
  const id = await make();
  const { person } = await scene.join(id);
  if (!second) throw new Error('The test has lost its people.');
  sharedQueryClient().clear();
  backend.signIn(second);
  renderScreen(
    <>
      <QueryProvider>
        <NotificationBell reader={{ sub: second.id, roles: [] }} />
      </QueryProvider>
      <EventPlace eventId={id} organizationId={scene.school.id} />
    </>,
  );
  await press('Join the waiting list');
  expect(await screen.findByText('You are number 1 in the waiting list.')).toBeVisible();
  const params = { ...scene.place(id), userId: person.id };
  // What is told takes the place of what was told before, and is newer.
  backend.current.clock.advance(60);
  await call(backend.current, attendeesResource.endpoints.cancel, { params }, person.token);
  expect(await screen.findByText(/A place is held for you until/)).toBeVisible();
});

it('what the event asks is answered in a form that keeps what is typed when an answer is missing', async () => {
  const shirt = { id: 'shirt', kind: 'choice' as const, label: both('Shirt'), isRequired: true };
  const wish = { id: 'wish', kind: 'text' as const, label: both('Wish'), isRequired: false, choices: [] };
  const id = await make({ questions: [{ ...shirt, choices: [both('S'), both('L')] }, wish], capacity: 5 });
  show(first, id);
  await userEvent.type(await screen.findByRole('textbox', { name: /Wish/ }), 'Vegetarian');
  await press('Register');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Shirt/ })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /Wish/ })).toHaveValue('Vegetarian');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Shirt/ }), 'L');
  await press('Register');
  expect(await screen.findByText('You have a place.')).toBeVisible();
  const params = scene.place(id);
  const { data } = (await call(backend.current, attendeesResource.endpoints.list, { params }, scene.token))
    .body;
  expect(data[0]?.answers.map(({ answer }) => answer.en)).toEqual(['L', 'Vegetarian']);
});

it.each([
  ['an event without registration', { takesRegistrations: false }, /needs no registration/],
  ['a full event without a list', { capacity: 0, hasWaitingList: false }, /All places are taken/],
  ['a closed registration', { registrationClosesAt: new Date('2026-01-01') }, /Registration is over/],
  ['an event that is called off', { status: 'cancelled' as const }, /has been cancelled/],
])('%s offers nothing that cannot be done', async (_, overrides, words) => {
  show(first, await make(overrides));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why a tap that came too late was refused', async () => {
  const id = await make({ hasWaitingList: false });
  show(second, id);
  await screen.findByRole('button', { name: 'Register' });
  await scene.join(id);
  await press('Register');
  expect(await screen.findByText(/All places are taken|last place has just been taken/)).toBeVisible();
  await backend.current.deps.db
    .update(events)
    .set({ removedAt: backend.current.clock.now() })
    .where(eq(events.id, id));
});

it('who was there answers three questions after the end, and may change the answers', async () => {
  const id = await make();
  const start = new Date(backend.current.clock.now().getTime() - 5 * 3_600_000);
  const one = show(first, id);
  await press('Register');
  expect(await screen.findByText('You have a place.')).toBeVisible();
  one.unmount();
  const { deps } = backend.current;
  await deps.db
    .update(events)
    .set({ startsAt: start, endsAt: new Date(start.getTime() + 3_600_000) })
    .where(eq(events.id, id));
  await deps.db.update(eventAttendees).set({ attendedAt: start }).where(eq(eventAttendees.eventId, id));

  show(first, id);
  expect(await screen.findByRole('button', { name: 'Save the certificate (PDF)' })).toBeVisible();
  await press('Send');
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'How was the event?' })).toBeInvalid());
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Partly' }));
  await userEvent.type(screen.getByRole('textbox', { name: /better next time/ }), 'More chairs');
  await press('Send');
  expect(await screen.findByText('Thank you. You have answered.')).toBeVisible();
  expect(screen.getByText('More chairs')).toBeVisible();
  await press('Change the answers');
  await userEvent.click(await screen.findByRole('radio', { name: 'Very good' }));
  await press('Send');
  expect(await screen.findByText('Very good', { selector: 'dd' })).toBeVisible();
});
