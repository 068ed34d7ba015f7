import { isApiError } from '@/lib/api/api-error';
import { recruitmentApi } from '@/lib/api/recruitment';

/** The person's own profile at an organization; null while there is none, which another backend may say with 404. */
export const ownProfileQuery = (params: { orgId: string; userId: string }) => ({
  queryKey: [...recruitmentApi.completeProfiles.key, 'own', params.orgId, params.userId],
  queryFn: () =>
    recruitmentApi.completeProfiles.getOfUser({ params }).catch((error: unknown) => {
      if (isApiError(error, 404)) return null;
      throw error;
    }),
});
