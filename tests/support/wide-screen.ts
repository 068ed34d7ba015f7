import { vi } from 'vitest';

/** A window wider than a phone, while the test runs; without it no media query matches. */
export function onWideScreen(): Disposable {
  const narrow = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: query.includes('width >=') }));
  return { [Symbol.dispose]: () => spy.mockRestore() };
}
