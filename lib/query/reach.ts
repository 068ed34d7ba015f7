import 'server-only';
import { cacheLife } from 'next/cache';
import { isApiError } from '@/lib/api/api-error';
import { isBuilding, isDeveloping } from '@/lib/env/build-phase';

// A build must succeed without the backend: missing data is cached for seconds only, and the first requests fetch it
// again.
export const fresh = { stale: 300, revalidate: 300, expire: 86_400 } as const;
const retrySoon = { stale: 30, revalidate: 5, expire: 600 } as const;

/** undefined: unavailable during the build. At run time a failure is thrown, so that the last good page stays. */
export const reach = async <T>(call: Promise<T>): Promise<T | null | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error, 404)) return null;
    if (isBuilding() || (isDeveloping() && isApiError(error, 0))) return undefined;
    throw error;
  }
};

export const lifeOf = (data: unknown) => (data === undefined ? retrySoon : fresh);

/** Inside a cached function: sets the cache life for this data. */
export const live = <T>(data: T): T => {
  cacheLife(lifeOf(data));
  return data;
};
