import { isApiError } from './api-error';

const triesMax = 4;
const pauseSeconds = 5;

/**
 * A call for which the server says `busy` is repeated after the seconds that it names, as long as a person would wait.
 * Only for calls that change nothing when they are refused so.
 */
export async function whenFree<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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
