import { ApiError } from '@/lib/api/api-error';

export type OrientationSync = typeof import('./orientation-sync');

/**
 * The code that calls the backend, fetched when it is first needed.
 * @throws {ApiError} `network` when it cannot be fetched
 */
export const loadOrientationSync = (): Promise<OrientationSync> =>
  import('./orientation-sync').catch(() => {
    throw new ApiError(0, { code: 'network' });
  });
