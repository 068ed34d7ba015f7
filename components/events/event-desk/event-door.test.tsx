import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventScans } from '@/backend/db/schema';
import { attendeesResource } from '@/lib/contract/events/attendees';
import { doorResource } from '@/lib/contract/events/door';
import { eventDeskResource } from '@/lib/contract/events/event-desk';
import { call } from '@/tests/support/backend';
import { eventScene } from '@/tests/support/event-scene';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EventAttendees } from './event-attendees';
import { EventDoor } from './event-door';

const backend = useScreenBackend();
useIndexedDb();
const { list: door, scan } = doorResource.endpoints;
let scene: Awaited<ReturnType<typeof eventScene>>;
let advisor: Person;

beforeAll(async () => {
  scene = await eventScene(backend.current);
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [scene.school.id] });
});
beforeEach(() => backend.signIn(advisor));

/** An event with a guest, and its door. */
const open = async () => {
  const { eventId } = (await scene.add()).body.event;
  const { person } = await scene.join(eventId);
  const params = { ...scene.place(eventId), userId: person.id };
  const { code } = (await call(backend.current, attendeesResource.endpoints.ticket, { params }, person.token))
    .body;
  const { data } = (await call(backend.current, eventDeskResource.endpoints.list, {}, scene.token)).body;
  const event = data.find((each) => each.eventId === eventId);
  if (!event) throw new Error('The desk has lost its event.');
  const { unmount } = renderScreen(<EventDoor event={event} onClose={() => undefined} />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Check-in' }));
  const read = async () =>
    (await call(backend.current, door, { params: scene.at(eventId) }, scene.token)).body;
  const check = async (typed: string) => {
    const field = await sheet.findByRole('textbox', { name: 'Code of a ticket' });
    await userEvent.type(field, `${typed}{Enter}`);
  };
  return { event, code, sheet, read, check, unmount };
};

it('lets a ticket in once, says since when, and takes it back', async () => {
  const { code, sheet, read, check } = await open();
  await check(code.toLowerCase());
  expect(await sheet.findByText('Welcome')).toBeVisible();
  await waitFor(async () => expect((await read()).counts.attended).toBe(1));
  await check(code);
  expect(await sheet.findByText(/^Already in at/)).toBeVisible();
  // While the next code is asked for, nobody reads of the guest before.
  await check('0'.repeat(26));
  expect(sheet.queryByText(/^Already in at/)).not.toBeInTheDocument();
  expect(await sheet.findByText('This ticket is not known here')).toBeVisible();
  await userEvent.type(sheet.getByRole('searchbox', { name: 'Find by name' }), 'dara');
  // The clock of the backend stands still otherwise.
  backend.current.clock.advance(60);
  await userEvent.click(await sheet.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await read()).counts.attended).toBe(0));
  expect(await sheet.findByText('0 of 1 are in')).toBeVisible();
});

it('goes on without network, and sends by itself after a restart what was done', async () => {
  const { event, code, sheet, read, check, unmount } = await open();
  await sheet.findByRole('textbox', { name: 'Code of a ticket' });
  // One for each thing that is done.
  for (const _ of ['in', 'walk-in']) backend.answer(scan, 'network-error', 'once');
  await check(code);
  expect(await sheet.findByText('Welcome')).toBeVisible();
  expect(await sheet.findByText('1 to send')).toBeVisible();
  await check(code);
  expect(await sheet.findByText(/^Already in at/)).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: 'Came without registering' }), 'Chan Thida{Enter}');
  expect(await sheet.findByText('2 to send')).toBeVisible();
  expect(await sheet.findByText('No connection.', { exact: false })).toBeVisible();
  expect((await read()).counts).toMatchObject({ attended: 0, walkIns: 0 });
  unmount();
  renderScreen(<EventDoor event={event} onClose={() => undefined} />);
  await waitFor(async () => expect((await read()).counts).toMatchObject({ attended: 1, walkIns: 1 }));
  expect(await screen.findByText('1 of 1 are in')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('2 to send')).toBeNull());
});

it('what was stored and never answered is sent again as it was, counts once, and reads as sent', async () => {
  const { event, code, sheet, read, check } = await open();
  await sheet.findByRole('textbox', { name: 'Code of a ticket' });
  for (const _ of ['in', 'walk-in']) backend.answer(scan, 'lost-answer', 'once');
  await check(code);
  expect(await sheet.findByText('No connection.', { exact: false })).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: 'Came without registering' }), 'Chan Thida{Enter}');
  await waitFor(async () => expect((await read()).counts).toMatchObject({ attended: 1, walkIns: 1 }));
  expect(await sheet.findByText('2 to send')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sheet.queryByText('2 to send')).toBeNull());
  expect(sheet.queryByText('No connection.', { exact: false })).toBeNull();
  expect(sheet.getByText('1 of 1 are in')).toBeVisible();
  expect(sheet.getAllByText('Chan Thida')).toHaveLength(1);
  const { counts, doubles } = await read();
  expect([counts, doubles]).toEqual([{ placed: 1, attended: 1, walkIns: 1 }, []]);
  const { db } = backend.current.deps;
  expect(await db.$count(eventScans, eq(eventScans.eventId, event.eventId))).toBe(2);
});

it('writes down who came without registering, and takes it back', async () => {
  const { sheet, read } = await open();
  await userEvent.type(
    await sheet.findByRole('textbox', { name: 'Came without registering' }),
    'Chan Thida{Enter}',
  );
  expect(await sheet.findByText('Chan Thida')).toBeVisible();
  await waitFor(async () => expect((await read()).counts.walkIns).toBe(1));
  await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await read()).counts.walkIns).toBe(0));
  expect(sheet.queryByText('Chan Thida')).toBeNull();
});

it.each([
  ['en', 'Mark as present', /^Was there, \d\d:\d\d$/, 'Take back'],
  ['km', 'កត់ថាបានមក', /^បានមក ម៉ោង \d\d:\d\d$/, 'ដកវិញ'],
] as const)(
  'the list says in words who was there and since when, and the button what it does, in %s',
  async (locale, markPresent, wasThere, takeBack) => {
    const { event, unmount } = await open();
    unmount();
    renderScreen(<EventAttendees event={{ ...event, state: 'running' }} />, { locale });
    await userEvent.click(await screen.findByRole('button', { name: markPresent }));
    expect(await screen.findByText(wasThere)).toBeVisible();
    const back = screen.getByRole('button', { name: takeBack });
    expect(back).not.toHaveAttribute('aria-pressed');
    await waitFor(() => expect(back).toBeEnabled());
    // Of two scans of one moment neither is the later one.
    backend.current.clock.advance(60);
    await userEvent.click(back);
    expect(await screen.findByRole('button', { name: markPresent })).toBeVisible();
    expect(screen.queryByText(wasThere)).toBeNull();
  },
);

it('a cancelled event has nobody who comes, and nobody to mark as having come', async () => {
  const { event, unmount } = await open();
  unmount();
  renderScreen(<EventAttendees event={{ ...event, status: 'cancelled', state: 'running' }} />);
  expect(await screen.findByRole('heading', { name: 'Who had registered' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Mark as present' })).toBeNull();
});
