'use client';

import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { recruitmentApi } from '@/lib/api/recruitment';
import { useSharedKey } from './shared-key';

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
