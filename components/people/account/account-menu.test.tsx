import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { eq } from 'drizzle-orm';
import { notifications, users } from '@/backend/db/schema';
import { runAct } from '@/backend/services/access/act';
import { revokeSessionsOf } from '@/backend/services/auth/sessions';
import { grantRole, revokeRole } from '@/backend/services/staff/role-changes';
import { notify } from '@/backend/services/notification/notify';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { ApiError } from '@/lib/api/api-error';
import { noteRefusal } from '@/lib/api/note-refusal';
import { liveResource } from '@/lib/contract/forum/live';
import type { Endpoint } from '@/lib/contract/endpoint';
import { sessionResource } from '@/lib/contract/auth/session';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { sessionNews } from '@/lib/device/session-news';
import { roleNames } from '@/lib/domain/people/roles';
import type { Locale } from '@/lib/i18n/locales';
import { onLogOut } from '@/lib/session/log-out-events';
import * as documents from '@/lib/i18n/open-document';
import { makeQueryClient } from '@/lib/query/query-client';
import { call } from '@/tests/support/backend';
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
const { list } = notificationsResource.endpoints;

const signIn = async (options: Parameters<typeof makePerson>[1] = {}) => {
  const person = await makePerson(backend.current, options);
  backend.signIn(person);
  document.cookie = 'sala_signed_in=1; path=/';
  return person;
};
const leave = (person: Person, kind: 'application-received' | 'application-status', about: string) => {
  const params = { schoolEn: 'Lotus', schoolKm: 'ឈូក', statusEn: 'Accepted', statusKm: 'បានទទួលយក' };
  backend.current.clock.advance(60);
  const page = '/profile/applications/[id]';
  return notify(backend.current.deps, [person.id], { kind, params, page, about });
};
const show = (locale: Locale = 'en') => renderScreen(<AccountMenu />, { locale });
const bell = (unread: string) => screen.findByRole('button', { name: `Notifications: ${unread}` });
const openMenu = async (name = 'Account menu') =>
  userEvent.click(await screen.findByRole('button', { name }));
const menuLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.spyOn(documents, 'openDocument').mockResolvedValue();
  document.cookie = 'sala_signed_in=; path=/; max-age=0';
});

test('a student finds applications and favourites under their name', async () => {
  await signIn();
  show();
  await openMenu();
  expect(await screen.findByText('Sok Dara')).toBeVisible();
  expect(menuLinks()).toEqual([
    '/en/profile/applications',
    '/en/profile/favorite',
    '/en/profile/edit',
    '/en/profile/settings',
  ]);
});

test('an advisor finds the dashboard and the applications, in Khmer too', async () => {
  await signIn({ roles: ['advisor'] });
  show('km');
  await openMenu('ម៉ឺនុយគណនី');
  expect(menuLinks()).toEqual([
    '/advisor/dashboard',
    '/advisor/user/application',
    '/profile/edit',
    '/profile/settings',
  ]);
  expect(screen.getByRole('button', { name: 'ចាកចេញ' })).toBeVisible();
});

test('the menu writes the name in the letters of the page, where it knows them', async () => {
  const person = await signIn();
  const names = { lastNameKm: 'សុខ', firstNameKm: 'ស្រីពេជ្រ' };
  await backend.current.deps.db.update(users).set(names).where(eq(users.id, person.id));
  const { unmount } = show('km');
  await openMenu('ម៉ឺនុយគណនី');
  expect(await screen.findByText('សុខ ស្រីពេជ្រ')).toBeVisible();
  unmount();
  show();
  await openMenu();
  expect(await screen.findByText('Sok Dara')).toBeVisible();
});

test('the bell counts, its list tells, and what is shown counts as read', async () => {
  const person = await signIn();
  await leave(person, 'application-received', '1');
  await leave(person, 'application-status', '2');
  show();
  await userEvent.click(await bell('2 unread'));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const links = await within(dialog).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/profile/applications/2',
    '/en/profile/applications/1',
  ]);
  expect(links[0]).toHaveTextContent('Lotus has moved your application on: Accepted.');
  expect(links[1]).toHaveTextContent('Your application to Lotus has been sent.');
  await waitFor(async () => {
    const answer = await call(backend.current, list, { params: { userId: person.id } }, person.token);
    expect(answer.body.countTotalUnread).toBe(0);
  });
  expect(within(dialog).getAllByText('New')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await bell('none unread'));
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test('a page that is not for the reader is no link', async () => {
  const [admin, advisor] = [
    await signIn({ roles: ['schoolAdmin'] }),
    await makePerson(backend.current, { roles: ['advisor'] }),
  ];
  const params = { schoolEn: 'Lotus', schoolKm: 'ឈូក' };
  const message = { kind: 'content-revision', params, page: '/advisor/dashboard' } as const;
  await notify(backend.current.deps, [admin.id, advisor.id], message);
  const { unmount } = show();
  await userEvent.click(await bell('1 unread'));
  expect(await screen.findByText(/Lotus/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  backend.signIn(advisor);
  show();
  await userEvent.click(await bell('1 unread'));
  expect(await screen.findByRole('link', { name: /Lotus/ })).toHaveAttribute('href', '/en/advisor/dashboard');
});

test('what happens while the page is open shows by itself', async () => {
  const person = await signIn();
  show();
  await bell('none unread');
  await waitFor(() => expect(backend.current.deps.live.size()).toBe(1));
  await leave(person, 'application-status', '/profile/applications/1');
  await userEvent.click(await bell('1 unread'));
  expect(await screen.findByText(/Lotus has moved your application on/)).toBeVisible();
});

test('texts are in the reader’s language, and a link that leaves Sala is none', async () => {
  const person = await signIn();
  await leave(person, 'application-status', '1');
  await backend.current.deps.db.update(notifications).set({ href: 'https://evil.example/' });
  show('km');
  await userEvent.click(await screen.findByRole('button', { name: 'ការជូនដំណឹង: មិនទាន់អាន 1' }));
  expect(await screen.findByText('ឈូកបានប្តូរស្ថានភាពពាក្យសុំរបស់អ្នកទៅជា៖ បានទទួលយក។')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without any, the list says what will stand there; when it cannot come, it can be asked for again', async () => {
  await signIn();
  backend.answer(list, { status: 400 }, 'once');
  show();
  await userEvent.click(await bell('none unread'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});

test('log-out ends the session and opens the home page anew; drafts stay', async () => {
  await signIn();
  window.localStorage.setItem('draft:someone', 'typed');
  window.sessionStorage.setItem('sala-last-route', '/profile/favorite');
  const forget = vi.fn<() => void>();
  const stop = onLogOut(forget);
  show();
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(documents.openDocument).toHaveBeenCalledWith('/', 'en'));
  expect(window.localStorage.getItem('draft:someone')).toBe('typed');
  expect(window.sessionStorage.getItem('sala-last-route')).toBeNull();
  expect(forget).toHaveBeenCalledOnce();
  stop();
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
  navigation.pathname = path;
  show();
  await bell('none unread');
  await untilListening();
  await runAct(backend.current.deps, { caller: null }, (act) =>
    revokeSessionsOf(act, person.id, 'ended-elsewhere'),
  );
  await waitFor(() => expect(sessionNews()).toBe('elsewhere'));
  expect(document.cookie).not.toContain('sala_signed_in');
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
