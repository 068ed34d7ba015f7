import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { twMerge } from 'tailwind-merge';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetSessionNews } from '@/lib/device/session-news';
import { hostToasts } from '@/components/feedback/toast';
import { testsBegin } from './test-day';

// Before any test file is imported: modules that share a worker keep the mock.
vi.mock('next/navigation', async () => (await import('./navigation')).navigationDouble);

configure({
  // The backend really hashes PINs in this process; on a busy machine that takes longer than the default second.
  asyncUtilTimeout: 25_000,
  // A wait asks again and again, and each time the whole page would be printed for an error that nobody reads.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

// A test says the same on every day of the year: the browser has the time of the backend, and it stands still.
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: testsBegin });
stopClock();

// A screen that logs an error is faulty, whatever it shows.
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
});

/** Utilities on one element that set the same property: the style sheet's order would decide between them. */
const rivalsOf = (classes: string): string[] => {
  const winners = new Set(twMerge(classes).split(' '));
  return classes.split(/\s+/).filter((name) => name && !winners.has(name));
};

const rivals = (): string[] =>
  [
    ...new Set(
      [...document.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? ''),
    ),
  ]
    .filter((classes) => rivalsOf(classes).length > 0)
    .map((classes) => `${rivalsOf(classes).join(' ')} in "${classes}"`);

afterEach(async () => {
  const found = rivals();
  cleanup();
  forgetSessionNews();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // Files share a worker: the hint of who is signed in would make a visitor of the next file wait for a person.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  // Toasts that nobody received would appear in the next test.
  hostToasts(() => undefined)();
  // And its library shows again what is still there; a test may be about its absence.
  await import('sonner').then(({ toast }) => toast.dismiss()).catch(() => undefined);
  vi.restoreAllMocks();
  stopClock();
  expect(errors).toEqual([]);
  expect(found).toEqual([]);
});

// jsdom has no layout; Radix and screens need these.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
