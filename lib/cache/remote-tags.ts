import * as z from 'zod';
import type { PullTagChanges } from './follow-tags';

/** The path where a backend lists changed tags. */
export const cacheTagsPath = '/cache-tags';

const answerWithinMs = 5_000;

const digits = z.string().regex(/^\d{1,19}$/);

/** Valid values of `?after=`. */
export const cacheTagsCursor = digits;

const answer = z.object({
  cursor: digits,
  changes: z.array(z.object({ mark: z.string(), id: z.string(), ageMs: z.number() })),
});

/** Polls the backend at `origin`. */
export const pullFromBackend =
  (origin: string): PullTagChanges =>
  async (after) => {
    const response = await fetch(`${origin}${cacheTagsPath}?after=${after}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok) throw new Error(`${cacheTagsPath} answered ${response.status}.`);
    return answer.parse(await response.json());
  };
