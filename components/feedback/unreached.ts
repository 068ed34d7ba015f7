import { isChunkFailure } from './reload-stale-page';

/** Browsers' own words for a request without an answer: Chromium, Firefox, Safari. */
const noAnswer = /^(?:Failed to fetch|NetworkError when|Load failed|network error)/;

/** Whether a script or an answer did not reach the reader: nobody's mistake, and no answer with a status. */
export const isUnreached = (error: unknown): boolean =>
  isChunkFailure(error) ||
  (error instanceof TypeError && noAnswer.test(error.message)) ||
  (error instanceof Error && 'status' in error && error.status === 0);
