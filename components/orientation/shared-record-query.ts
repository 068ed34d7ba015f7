import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { SharedRecord } from '@/lib/contract/orientation/share-pictures';

/** The person and the record; both are UUIDs. */
export interface Whose {
  userId: string;
  recordId: string;
}

/** The shared result; null while it is not shared. */
export const sharedRecordQuery = (whose: Whose) => {
  const { queryKey } = qaApi.sharePictures.record.queryOptions({ query: whose });
  return {
    queryKey,
    queryFn: async (): Promise<SharedRecord | null> => {
      try {
        return await qaApi.sharePictures.record({ query: whose });
      } catch (error) {
        if (isApiError(error, 404)) return null;
        throw error;
      }
    },
  };
};
