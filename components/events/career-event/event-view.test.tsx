import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withoutJoins } from '@/lib/domain/unbroken';
import { deedsNamed } from '@/tests/support/deeds';
import { eventScene } from '@/tests/support/event-scene';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { watchSight } from '@/tests/support/watch-sight';
import { EventView } from './event-view';

const backend = useScreenBackend();
let scene: Awaited<ReturnType<typeof eventScene>>;
beforeAll(async () => {
  scene = await eventScene(backend.current);
});

const show = async (body: object) => {
  const { body: made } = await scene.add(body);
  backend.signIn(null);
  const event = await scene.read(made.event.eventId);
  renderScreen(<EventView event={event} next={[]} host={{ center: undefined, school: null }} />);
  return event;
};
const deeds = () => deedsNamed('What you can do');

let seen: ReturnType<typeof watchSight>;
beforeEach(() => {
  seen = watchSight();
});

test('an event says when it is and how many places there are on the way to one, and who holds it', async () => {
  const { slug } = await show({ capacity: 400, takesRegistrations: true });
  // The bar comes when the card has left the view: one deed is not seen twice.
  act(() => seen.tell([{ isIntersecting: true }]));
  expect(deeds()).toHaveLength(1);
  act(() => seen.tell([{ isIntersecting: false }]));
  const [card, bar] = deeds();
  expect(withoutJoins(card?.textContent ?? '')).toContain('07-Dec-2026, 08:00–10:00');
  expect(within(card ?? document.body).getByRole('link', { name: 'Register · 400 places' })).toHaveAttribute(
    'href',
    `/en/login?${new URLSearchParams({ redirect: `/career-center/events/${slug}` })}`,
  );
  expect(within(bar ?? document.body).getByRole('link', { name: 'Register · 400 places' })).toHaveAttribute(
    'href',
    '#own-place',
  );
  expect(screen.getByRole('region', { name: 'Organizer' })).toHaveTextContent('The advisors of Sala');
});

test('what needs no registration has no bar', async () => {
  await show({ takesRegistrations: false });
  expect(deeds()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Register/ })).toBeNull();
});

test('only an event that comes can be taken into a calendar', async () => {
  const event = await show({});
  expect(screen.getAllByRole('button', { name: 'Add to calendar' })).toHaveLength(1);
  cleanup();
  const calledOff = { ...event, status: 'cancelled' as const, cancelReason: { en: 'Flood', km: 'ទឹកជំនន់' } };
  renderScreen(<EventView event={calledOff} next={[]} host={{ center: undefined, school: null }} />);
  expect(screen.getByText('This event has been cancelled: Flood')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
