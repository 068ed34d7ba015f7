import { isApiError } from './api-error';

const pauseSeconds = 5;
/** As long as a person waits for one deed. */
const oneDeed = { triesMax: 4 };
/** As long as a part of a long file may wait, whose dialog shows how far it is. */
export const longWork = { triesMax: 12 };

/**
 * A call for which the server says `busy` is repeated after the seconds that it names.
 * Only for calls that change nothing when they are refused so.
 */
export async function whenFree<Answer>(call: () => Promise<Answer>, { triesMax } = oneDeed): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 503) || error.code !== 'busy' || tries === triesMax) throw error;
      const seconds = error.retryAfterSeconds ?? pauseSeconds;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}
