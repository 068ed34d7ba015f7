import { afterEach, beforeEach, vi } from 'vitest';
import { navigation } from './navigation';

/** Lets the page see what it writes into the history itself, as Next does, and what "back" undoes. */
export function useLiveAddress(): void {
  const read = () => navigation.see(new URLSearchParams(window.location.search));
  beforeEach(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = window.history[method].bind(window.history);
      vi.spyOn(window.history, method).mockImplementation((...step) => {
        write(...step);
        read();
      });
    }
    window.addEventListener('popstate', read);
  });
  afterEach(() => {
    window.removeEventListener('popstate', read);
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });
}
