'use client';

import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { recruitmentApi } from '@/lib/api/recruitment';
import { useSyncExternalStore } from 'react';
import { deviceStore, readBy } from '@/lib/device/device-store';

/** For this tab only: whoever sits down here next must not open it again. */
const store = deviceStore(
  'sala-profile-keys',
  readBy((value) =>
    typeof value === 'object' && value !== null
      ? (Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string')) as Record<
          string,
          string
        >)
      : null,
  ),
  { scope: 'tab' },
);
const keyPattern = /^[\w-]{22}$/;

/** The key behind the `#`: it leaves the address bar, and stays for this tab. */
const takeKey = (userId: string): string => {
  const key = decodeURIComponent(window.location.hash.slice(1));
  if (keyPattern.test(key)) {
    store.write({ ...store.read(), [userId]: key });
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return store.read()?.[userId] ?? '';
};

const subscribe = (listen: () => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/** The key of a link to this person's profile; '' without one, null until the page is hydrated. */
const useSharedKey = (userId: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => takeKey(userId),
    () => null,
  );

/** The profile that the reader of the page may see: by the key of a link, else as oneself or as anybody. */
export function useReadProfile(orgId: string, userId: string) {
  const key = useSharedKey(userId);
  const query = useQuery({
    queryKey: [...recruitmentApi.completeProfiles.key, 'read', orgId, userId, key],
    queryFn: () =>
      key
        ? recruitmentApi.profileLinks.read({ body: { key } })
        : recruitmentApi.completeProfiles.getOfUser({ params: { orgId, userId } }),
    enabled: key !== null,
    retry: false,
    gcTime: 0,
  });
  const isClosed =
    query.data === null || [400, 401, 403, 404].some((status) => isApiError(query.error, status));
  return { query, key, isClosed };
}
