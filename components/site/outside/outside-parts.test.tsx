import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chatIdentityResource } from '@/lib/contract/accounts/chat-identity';
import * as documents from '@/lib/i18n/open-document';
import { announceLogOut } from '@/lib/session/log-out-events';
import { makePerson } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OutsideParts } from './outside-parts';
import { StatisticsSwitch } from './statistics-switch';

const backend = useScreenBackend();
const statistics = { id: 'GTM-ABC1234', host: window.location.host };
const origin = 'https://chat.example';

const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const show = (services: Parameters<typeof OutsideParts>[0]['services'], locale: 'km' | 'en' = 'en') =>
  renderScreen(<OutsideParts services={services} />, { locale });

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  for (const name of ['dataLayer', 'chatwootSettings', 'chatwootSDK', '$chatwoot'])
    Reflect.deleteProperty(window, name);
  document.cookie = 'sala_signed_in=; path=/; max-age=0';
});

test('nothing is counted before somebody agrees, and the question comes once', async () => {
  const { unmount } = show({ chat: null, statistics });
  expect(await screen.findByRole('region', { name: 'May we count visits?' })).toBeVisible();
  expect(loaded()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Do not count' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  show({ chat: null, statistics });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(loaded()).toEqual([]);
});

test('who agrees is counted, in Khmer too, and can take it back', async () => {
  const { unmount } = show({ chat: null, statistics }, 'km');
  await userEvent.click(await screen.findByRole('button', { name: 'រាប់ការចូលមើលរបស់ខ្ញុំ' }));
  await waitFor(() => expect(loaded()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']));
  unmount();
  const open = vi.spyOn(documents, 'openDocument').mockResolvedValue();
  renderScreen(<StatisticsSwitch />);
  expect(screen.getByText('Your visits are counted on this device.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop counting' }));
  expect(screen.getByText('Your visits are not counted on this device.')).toBeVisible();
  expect(open).toHaveBeenCalledExactlyOnceWith('/privacy-policy', 'en');
});

test('a copy of the site at another host neither asks nor counts', () => {
  localStorage.setItem('sala.statistics', '"yes"');
  show({ chat: null, statistics: { ...statistics, host: 'sala.example' } });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(loaded()).toEqual([]);
});

/** The server's script, as far as the page needs it. */
const answerChat = () => {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const chat = { setUser: note('setUser'), setLocale: note('setLocale'), reset: note('reset') };
  Object.assign(window, {
    chatwootSDK: {
      run: (options: unknown) => {
        calls.push(['run', options]);
        Object.assign(window, { $chatwoot: chat });
        window.dispatchEvent(new Event('chatwoot:ready'));
      },
    },
  });
  return calls;
};

test('the chat knows who is signed in by the proof of the server, follows the language, and forgets at log-out', async () => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  document.cookie = 'sala_signed_in=1; path=/';
  const identity = {
    user_id: person.id,
    identity_hash: 'f'.repeat(64),
    name: 'Sok Dara',
    phone: person.phone,
  };
  backend.answer(chatIdentityResource.endpoints.get, {
    body: { ...identity, email: null, avatar: '/storage/public/avatars/1.jpg' },
  });
  const calls = answerChat();
  show({ chat: { origin, token: 'abc' }, statistics: null }, 'km');
  expect(loaded()).toEqual([`${origin}/packs/js/sdk.js`]);
  expect(window).toHaveProperty('chatwootSettings', { position: 'right', darkMode: 'auto', locale: 'km' });
  act(() => void document.head.querySelector('script')?.dispatchEvent(new Event('load')));
  await waitFor(() => expect(calls.map(([name]) => name)).toEqual(['run', 'setLocale', 'setUser']));
  expect(calls[0]?.[1]).toEqual({ websiteToken: 'abc', baseUrl: origin });
  expect(calls[1]?.[1]).toBe('km');
  expect(calls[2]?.slice(1)).toEqual([
    person.id,
    {
      identifier_hash: 'f'.repeat(64),
      name: 'Sok Dara',
      phone_number: person.phone,
      avatar_url: `${window.location.origin}/storage/public/avatars/1.jpg`,
    },
  ]);
  announceLogOut();
  expect(calls.at(-1)).toEqual(['reset']);
});

test('a chat that cannot be loaded leaves the page as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ chat: { origin: 'https://gone.example', token: 'abc' }, statistics: null });
  act(() => void document.head.querySelector('script')?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
