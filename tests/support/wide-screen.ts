import { vi } from 'vitest';

/** A window wider than a phone, for as long as the test that holds it runs; without it no media query matches. */
export function onWideScreen(): Disposable {
  const narrow = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...narrow(query), matches: query.includes('width >=') }));
  return { [Symbol.dispose]: () => spy.mockRestore() };
}
