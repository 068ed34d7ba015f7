import { AxiosError } from 'axios';
import { ApiError } from './api-error';
import { http } from './http';

const refuse = (error: unknown): never => {
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response) throw new ApiError(0, { code: 'network' });
  const retryAfter = Number(error.response.headers['retry-after']);
  throw new ApiError(
    error.response.status,
    error.response.data ?? {},
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
};

/** Opens and closes the session of the browser: tokens stay in httpOnly cookies, scripts never see them. */
export const sessionDoor = {
  /** @throws {ApiError} 401 `invalid-credentials`, 409 `link-expired` or `link-mismatch`, 429 `too-many-requests` or `address-locked` with `retryAfterSeconds`, 503 `unreachable`. */
  open: (credentials: { username: string; password: string; link?: string }): Promise<void> =>
    http.post('/session', credentials).then(() => undefined, refuse),
  close: (): Promise<void> => http.delete('/session').then(() => undefined, refuse),
};
