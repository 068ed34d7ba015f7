import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { notifications, users } from '@/backend/db/schema';
import { notify } from '@/backend/features/notices/services/notify';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { roleStore } from '@/lib/device/person-role';
import type { Locale } from '@/lib/i18n/locales';
import * as documents from '@/lib/i18n/open-document';
import { makeQueryClient } from '@/lib/query/query-client';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
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
  roleStore.write(null);
});

test.each([
  [
    'who seeks a school',
    {},
    [
      '/en/profile/favorite',
      '/en/profile/dashboard',
      '/en/profile/applications',
      '/en/career-center/internship-job-opportunities?view=applied',
      '/en/profile/student-loan',
      '/en/profile/enrolled',
    ],
  ],
  [
    'a bank',
    { roles: ['bank'] },
    ['/dashboard', '', '/detail'].map((page) => `/en/advisor/student-loan${page}`),
  ],
] as const)(
  '%s finds the places of the role under the name, then the account',
  async (_who, options, own) => {
    await signIn(options as Parameters<typeof makePerson>[1]);
    show();
    await openMenu();
    await screen.findByRole('list', { name: 'My pages' });
    expect(menuLinks()).toEqual([...own, '/en/profile/edit', '/en/profile/settings']);
  },
);

test('the menu of an advisor is in Khmer too, and the device keeps the role until somebody else comes', async () => {
  const advisor = await signIn({ roles: ['advisor'] });
  const { unmount } = show('km');
  await openMenu('ម៉ឺនុយគណនី');
  await screen.findByRole('list', { name: 'ទំព័ររបស់ខ្ញុំ' });
  expect(menuLinks().slice(0, 2)).toEqual(['/advisor/dashboard', '/advisor/user/application']);
  expect(screen.getByRole('button', { name: 'ចាកចេញ' })).toBeVisible();
  expect(roleStore.read()).toEqual({ person: advisor.id, role: 'advisor' });
  unmount();
  const pupil = await signIn();
  show();
  await waitFor(() => expect(roleStore.read()).toEqual({ person: pupil.id, role: 'seeker' }));
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

test('notices are narrowed to one topic', async () => {
  const person = await signIn();
  await leave(person, 'application-received', '1');
  show();
  await userEvent.click(await bell('1 unread'));
  expect(await screen.findByText(/Your application to Lotus/)).toBeVisible();
  const topics = within(screen.getByRole('group', { name: 'Topic' }));
  await userEvent.click(topics.getByRole('button', { name: 'Questions' }));
  expect(await screen.findByText('Nothing about this yet.')).toBeVisible();
  await userEvent.click(topics.getByRole('button', { name: 'Applications' }));
  expect(await screen.findByText(/Your application to Lotus/)).toBeVisible();
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
  expect(await screen.findByText('ឈូក បានប្តូរស្ថានភាពពាក្យសុំរបស់អ្នកទៅជា៖ បានទទួលយក។')).toBeVisible();
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
