import { vi } from 'vitest';

/** What `next/navigation` answers in a screen test; set it before rendering. */
export const navigation = {
  pathname: '/',
  search: new URLSearchParams(),
  params: {} as Record<string, string>,
  push: vi.fn<(path: string) => void>(),
  replace: vi.fn<(path: string) => void>(),
};

const router = {
  push: (path: string) => navigation.push(path),
  replace: (path: string) => navigation.replace(path),
  back: vi.fn<() => void>(),
  refresh: vi.fn<() => void>(),
  prefetch: vi.fn<(path: string) => void>(),
};

export const navigationDouble = {
  usePathname: () => navigation.pathname,
  useSearchParams: () => navigation.search,
  useParams: () => navigation.params,
  useRouter: () => router,
};
