import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { notify } from '@/backend/features/notices/services/notify';
import { liveResource } from '@/lib/contract/questions/live';
import { makePerson } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { notificationsTopic } from './live-topic';
import { useLive } from './use-live';

const backend = useScreenBackend();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  focusManager.setFocused(undefined);
});

/** The browser's locks, which jsdom lacks: one holder at a time, in the order of requests. */
const stubLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const held = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : run()));
    last = held.catch(() => undefined);
    return held;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

function Tab({ userId, name }: { userId: string; name: string }) {
  const [count, setCount] = useState<number | null>(null);
  const isLive = useLive(notificationsTopic(userId), (event) => {
    if (event.type === 'notifications') setCount(event.countTotalUnread);
  });
  return (
    <p>
      {name}: {isLive ? 'live' : 'asking'} {count}
    </p>
  );
}

const signIn = async () => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  return person;
};
const leave = (userId: string, about: string) =>
  notify(backend.current.deps, [userId], {
    kind: 'application-status',
    params: { schoolEn: 'Lotus', schoolKm: 'ឈូក', statusEn: 'Accepted', statusKm: 'បានទទួលយក' },
    page: '/profile/applications/[id]',
    about,
  });
const streams = () => backend.current.deps.live.size();

test('two tabs hear the same news through one stream; when one closes, the other takes over', async () => {
  stubLocks();
  const { id } = await signIn();
  const first = renderScreen(<Tab userId={id} name="first" />);
  await screen.findByText('first: live 0');
  const second = renderScreen(<Tab userId={id} name="second" />);
  await screen.findByText('second: live 0');
  expect(streams()).toBe(1);
  await leave(id, 'a');
  await screen.findByText('first: live 1');
  await screen.findByText('second: live 1');
  expect(streams()).toBe(1);
  first.unmount();
  await leave(id, 'b');
  await screen.findByText('second: live 2');
  expect(streams()).toBe(1);
  second.unmount();
  await waitFor(() => expect(streams()).toBe(0));
});

test('a page that is not looked at has no stream, and hears again once it is', async () => {
  const { id } = await signIn();
  renderScreen(<Tab userId={id} name="tab" />);
  await screen.findByText('tab: live 0');
  act(() => focusManager.setFocused(false));
  await screen.findByText('tab: asking 0');
  await waitFor(() => expect(streams()).toBe(0));
  await leave(id, 'a');
  act(() => focusManager.setFocused(true));
  await screen.findByText('tab: live 1');
});

test('without a stream it says so', async () => {
  backend.answer(liveResource.endpoints.notifications, { status: 503 });
  const { id } = await signIn();
  renderScreen(<Tab userId={id} name="tab" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.getByText('tab: asking')).toBeVisible();
  expect(streams()).toBe(0);
});
