import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { runAct } from '@/backend/core/access/act';
import { revokeSessionsOf } from '@/backend/features/accounts/services/sessions';
import { grantRole, revokeRole } from '@/backend/features/accounts/services/role-changes';
import { SessionEnded } from '@/components/feedback/session-ended';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { ApiError } from '@/lib/api/api-error';
import { noteRefusal } from '@/lib/api/note-refusal';
import { liveResource } from '@/lib/contract/questions/live';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sessionResource } from '@/lib/contract/accounts/session';
import { sessionNews } from '@/lib/device/session-news';
import { useSessionNews } from '@/lib/device/use-session-news';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { Locale } from '@/lib/i18n/locales';
import { onLogOut } from '@/lib/session/log-out-events';
import * as documents from '@/lib/i18n/open-document';
import { makeQueryClient } from '@/lib/query/query-client';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AccountMenu } from './account-menu';

// The query client is a singleton of the browser and would carry a person from one test to the next.
vi.mock('@/lib/query/query-provider', async () => {
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { createElement, useState } = await import('react');
  return {
    QueryProvider: ({ children }: { children: React.ReactNode }) => {
      const [client] = useState(makeQueryClient);
      return createElement(QueryClientProvider, { client }, children);
    },
  };
});

const backend = useScreenBackend();
const door: Endpoint = {
  method: 'DELETE',
  path: '/session',
  access: 'public',
  summary: '',
  response: z.unknown(),
};

const signIn = async (options: Parameters<typeof makePerson>[1] = {}) => {
  const person = await makePerson(backend.current, options);
  backend.signIn(person);
  document.cookie = 'sala_signed_in=1; path=/';
  return person;
};
const show = (locale: Locale = 'en') => renderScreen(<AccountMenu />, { locale });
const bell = (unread: string) => screen.findByRole('button', { name: `Notifications: ${unread}` });
const openMenu = async (name = 'Account menu') =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  document.cookie = 'sala_signed_in=; path=/; max-age=0';
});

const stored = () => Object.keys({ ...window.localStorage }).toSorted();
/** What a person and others before them have left on this device. */
const leaveBehind = (person: Person, other: Person) => {
  const values = {
    [`sala.application:${person.id}:${other.id}`]: '{}',
    [`sala.editor:${person.id}:faq:7`]: '{}',
    [`sala.application:${other.id}:${person.id.slice(0, 8)}`]: '{}',
    'sala.orientation:holland': '{"pending":[]}',
    'sala.seeker': '{"grade":"A"}',
    'sala-contact': '{"values":{"name":"Dara"}}',
    'sala-display': '{"theme":"dark"}',
  };
  for (const [key, value] of Object.entries(values)) window.localStorage.setItem(key, value);
  return { others: [`sala.application:${other.id}:${person.id.slice(0, 8)}`, 'sala-display'].toSorted() };
};
const askToLeave = async () => {
  show();
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
};

test('log-out ends the session, opens the home page anew and leaves nothing of the person', async () => {
  await signIn();
  window.localStorage.setItem('sala.seeker', '{"grade":"A"}');
  window.sessionStorage.setItem('sala-last-route', '/profile/favorite');
  const forget = vi.fn<() => void>();
  const stop = onLogOut(forget);
  await askToLeave();
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
  expect(stored()).toEqual([]);
  expect(window.sessionStorage.getItem('sala-last-route')).toBeNull();
  expect(forget).toHaveBeenCalledOnce();
  stop();
});

test('what is not sent is named before it is deleted; what others keep here stays', async () => {
  const [person, other] = [await signIn(), await makePerson(backend.current)];
  const { others } = leaveBehind(person, other);
  const before = stored();
  await askToLeave();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'An application that is not sent',
    'A text that is not saved',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
  expect(stored()).toEqual([...before, 'sala.kept-owner', 'sala.role'].toSorted());
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
  expect(stored()).toEqual(others);
});

test('on a device of their own a person keeps their drafts, under their id', async () => {
  const [person, other] = [await signIn(), await makePerson(backend.current)];
  leaveBehind(person, other);
  window.localStorage.setItem('sala.orientation:personality', '{"pending":["q7"]}');
  await askToLeave();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Answers of a test/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
  expect(stored()).toContain(`sala.application:${person.id}:${other.id}`);
  expect(stored()).toContain('sala.orientation:personality');
  expect(stored()).not.toContain('sala.seeker');
});

test('a log-out that nobody answers says that one is still in', async () => {
  await signIn();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  backend.answer(door, 'network-error', 'once');
  show();
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'danger' }]));
  expect(documents.openDocument).not.toHaveBeenCalled();
  stop();
});

test('a session that is over leads to the log-in from a page that needs one', async () => {
  await signIn();
  backend.answer(sessionResource.endpoints.userinfo, { status: 401, code: 'unauthorized' });
  navigation.pathname = '/en/profile/favorite';
  window.history.replaceState(null, '', '/en/profile/favorite?page=2');
  show();
  const target = '/login?redirect=%2Fprofile%2Ffavorite%3Fpage%3D2&expired=1';
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledExactlyOnceWith(target, 'en'));
});

test('on a public page it only takes the hint back', async () => {
  await signIn();
  backend.answer(sessionResource.endpoints.userinfo, { status: 401, code: 'unauthorized' });
  navigation.pathname = '/en/explore';
  show();
  await waitFor(() => expect(document.cookie).not.toContain('sala_signed_in'));
  expect(documents.openDocument).not.toHaveBeenCalled();
});

const untilListening = () => waitFor(() => expect(backend.current.deps.live.size()).toBe(1));
test('a role that is taken away closes its page at once, and other pages read again', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const person = await signIn();
  const post = { role: roleNames.schoolAdmin, schoolId };
  const { deps } = backend.current;
  await runAct(deps, { caller: null }, (act) => grantRole(act, person.id, post));
  navigation.pathname = '/en/partner/dashboard';
  show();
  await bell('none unread');
  await untilListening();
  expect(sessionNews()).toBeNull();
  await runAct(deps, { caller: null }, (act) => revokeRole(act, person.id, post));
  await waitFor(() => expect(sessionNews()).toBe('rights'));
});

test('without a stream the first refused call says that the role is gone', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const person = await signIn();
  const post = { role: roleNames.schoolAdmin, schoolId };
  const { deps } = backend.current;
  await runAct(deps, { caller: null }, (act) => grantRole(act, person.id, post));
  backend.answer(liveResource.endpoints.notifications, { status: 429, code: 'too-many-requests' });
  navigation.pathname = '/en/partner/dashboard';
  show();
  await bell('none unread');
  await runAct(deps, { caller: null }, (act) => revokeRole(act, person.id, post));
  expect(sessionNews()).toBeNull();
  noteRefusal(new ApiError(403, { code: 'forbidden' }));
  await waitFor(() => expect(sessionNews()).toBe('rights'));
});

/** What a signed-in layout shows in place of its page. */
const Gate = () => useSessionNews() && <SessionEnded />;

test.each([
  ['/en/partner/dashboard', []],
  [
    '/en/explore',
    [{ kind: 'warning', message: 'You were logged out on this device', action: { label: 'Log in' } }],
  ],
])('a log-out on another device is told on %s, and the header is that of a visitor', async (path, told) => {
  const person = await signIn();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  const look = vi.spyOn(document, 'querySelector');
  navigation.pathname = path;
  renderScreen(
    <>
      <AccountMenu />
      {path.includes('partner') && <Gate />}
    </>,
  );
  await bell('none unread');
  await untilListening();
  await runAct(backend.current.deps, { caller: null }, (act) =>
    revokeSessionsOf(act, person.id, 'ended-elsewhere'),
  );
  await waitFor(() => expect(sessionNews()).toBe('elsewhere'));
  expect(document.cookie).not.toContain('sala_signed_in');
  await waitFor(() => expect(look).toHaveBeenCalledWith('[data-session-ended]'));
  expect(toasts).toMatchObject(told);
  expect(documents.openDocument).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['/en/explore', 1],
  ['/en/profile/settings?kept=1', 0],
])('at %s a log-in that keeps the account says so once', async (address, count) => {
  await signIn();
  document.cookie = 'sala_account_stays=1; path=/';
  window.history.replaceState(null, '', address);
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  const { unmount } = show();
  await bell('none unread');
  unmount();
  show();
  await bell('none unread');
  expect(toasts.map(({ message }) => message)).toEqual(Array(count).fill('Your account stays'));
  window.history.replaceState(null, '', '/');
  stop();
});
