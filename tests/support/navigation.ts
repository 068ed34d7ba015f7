import { useSyncExternalStore } from 'react';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const readers = new Set<() => void>();
const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

const begin = () => ({
  pathname: '/',
  search: new URLSearchParams(),
  params: {} as Record<string, string>,
  push: vi.fn<(path: string) => void>(),
  replace: vi.fn<(path: string) => void>(),
  prefetch: vi.fn<(path: string) => void>(),
  /** Another query, seen by what is already rendered. */
  see: (search: URLSearchParams) => {
    navigation.search = search;
    act(() => {
      for (const reader of readers) reader();
    });
  },
});

// Setup files are evaluated again for each test file, components are not: both must use the same object.
const slot = globalThis as typeof globalThis & { salaNavigation?: ReturnType<typeof begin> };

/** The answers of `next/navigation` in a screen test; set it before rendering. */
export const navigation = (slot.salaNavigation ??= begin());

const router = {
  push: (...args: [string]) => navigation.push(...args),
  replace: (...args: [string]) => navigation.replace(...args),
  back: vi.fn<() => void>(),
  refresh: vi.fn<() => void>(),
  prefetch: (...args: [string]) => navigation.prefetch(...args),
};

const readSearch = () => navigation.search;

export const navigationDouble = {
  usePathname: () => navigation.pathname,
  useSearchParams: () => useSyncExternalStore(subscribe, readSearch, readSearch),
  useParams: () => navigation.params,
  useRouter: () => router,
};
