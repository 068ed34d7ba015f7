import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announceNavigation } from '@/lib/i18n/navigation-events';
import { forgetPerson } from '@/lib/session/forget-person';
import { lastRoute } from '@/lib/session/last-route';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { LastRouteMemory } from './last-route-memory';

useScreenBackend();

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  navigation.pathname = new URL(path, window.location.href).pathname;
  renderScreen(<LastRouteMemory />).unmount();
};

test.each([
  ['/explore?province=12', '/explore?province=12'],
  ['/en/school/lotus', '/school/lotus'],
  ['/', '/'],
])('%s is remembered as %s', (path, link) => {
  open(path);
  expect(lastRoute()).toBe(link);
});

test.each([
  '/login',
  '/en/signup',
  '/visit/k7m4pq',
  '/signup/verify',
  '/signup/newpin',
  '/forgot-password/reset',
  '/getting-started/form',
])('%s leaves the memory as it was', (path) => {
  open('/course');
  open(path);
  expect(lastRoute()).toBe('/course');
});

test('a page that is left is remembered with the filters that were chosen on it', () => {
  window.history.replaceState(null, '', '/explore');
  navigation.pathname = '/explore';
  renderScreen(<LastRouteMemory />);
  window.history.replaceState(null, '', '/explore?keyword=x');
  act(() => announceNavigation(window.location.href));
  expect(lastRoute()).toBe('/explore?keyword=x');
});

test('what somebody else wrote into the memory leads nowhere else', () => {
  window.sessionStorage.setItem('sala-last-route', '//evil.example');
  expect(lastRoute()).toBeNull();
});

test('leaving by log-out remembers nothing', () => {
  window.history.replaceState(null, '', '/course');
  navigation.pathname = '/course';
  renderScreen(<LastRouteMemory />);
  expect(lastRoute()).toBe('/course');
  void forgetPerson(null);
  window.dispatchEvent(new Event('pagehide'));
  expect(lastRoute()).toBeNull();
});
