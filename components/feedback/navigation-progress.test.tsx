import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressBar } from '@/lib/domain/limits/pages';
import { announceNavigation } from '@/lib/i18n/navigation-events';
import { renderScreen } from '@/tests/support/screen';
import { NavigationProgress } from './navigation-progress';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] }),
);
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('progressbar', { name: 'Opening the page' });

it('stays away for quick navigations', () => {
  renderScreen(<NavigationProgress />);
  act(() => announceNavigation(window.location.href));
  wait(progressBar.throttleMs - 60);
  window.history.pushState(null, '', '/explore');
  wait(progressBar.throttleMs);
  expect(bar()).toBeNull();
});

it('shows from 200 ms on, and goes 500 ms after the page has come', () => {
  renderScreen(<NavigationProgress />);
  act(() => announceNavigation(window.location.href));
  wait(progressBar.throttleMs + 100);
  expect(bar()).not.toBeNull();
  window.history.pushState(null, '', '/course');
  wait(100);
  expect(bar()).not.toBeNull();
  wait(progressBar.hideDelayMs);
  expect(bar()).toBeNull();
});

it('fails when the connection is gone, and ends either way', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<NavigationProgress />);
  act(() => announceNavigation(window.location.href));
  wait(progressBar.throttleMs + progressBar.durationMs + 100);
  expect(bar()?.firstElementChild).toHaveClass('bg-danger');
  wait(progressBar.hideDelayMs);
  expect(bar()).toBeNull();
});
