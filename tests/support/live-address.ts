import { afterEach, beforeEach, vi } from 'vitest';
import { navigation } from './navigation';

/** Lets the page see what it writes into the history itself, as Next does, and what "back" undoes. */
export function useLiveAddress(): void {
  let backDone = Promise.resolve();
  const read = () => navigation.see(new URLSearchParams(window.location.search));
  beforeEach(() => {
    const { history } = window;
    const [push, replace, back] = [history.pushState, history.replaceState, history.back].map((method) =>
      method.bind(history),
    ) as [History['pushState'], History['replaceState'], History['back']];
    vi.spyOn(history, 'pushState').mockImplementation((...step) => {
      // "Back" leads to what the test has set.
      replace(history.state, '', `?${navigation.search}`);
      push(...step);
      read();
    });
    vi.spyOn(history, 'replaceState').mockImplementation((...step) => {
      replace(...step);
      read();
    });
    vi.spyOn(history, 'back').mockImplementation(() => {
      backDone = new Promise((done) => {
        window.addEventListener('popstate', () => done(), { once: true });
      });
      back();
    });
    window.addEventListener('popstate', read);
  });
  afterEach(async () => {
    // It comes later, and would change the address of the next test.
    await backDone;
    window.removeEventListener('popstate', read);
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });
}
