import * as z from 'zod';

/**
 * What gives programs away that fill in forms of visitors: a field that people do not see, and how long it took. A caller
 * without a form leaves both out.
 */
export const spamTrap = {
  website: z.string().max(2_000).optional(),
  filledInMs: z.int().min(0).optional(),
} as const;
