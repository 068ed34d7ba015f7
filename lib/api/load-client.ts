import { ApiError } from './api-error';

/**
 * A part of lib/api that is fetched when it is first needed, for pages whose first load must stay small.
 * @throws {ApiError} `network`, as the call itself would, when it cannot be fetched.
 */
export const loadClient = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new ApiError(0, { code: 'network' });
  });
