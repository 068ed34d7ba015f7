import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';

/** The part of the referee’s link behind the `#`. */
const key = z.object({ key: z.string().min(1, 'required').max(100) });
const named = z.object({ km: z.string(), en: z.string() });

/** What would be shown of the referee, as it is now. */
const refereeWish = z.object({
  state: z.enum(['asked', 'agreed', 'refused']),
  /** The referee wants to be asked by nobody until then. */
  askedNoMoreUntil: instant.nullable(),
  person: named,
  name: named,
  position: named,
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type RefereeWish = z.output<typeof refereeWish>;

export const refereesResource = defineResource('recruitment/referees', {
  ask: {
    method: 'POST',
    path: '/api-nest-recruit/organizations/:orgId/profiles/:id/reference/:subId/ask',
    access: 'owner',
    summary: 'Ask a referee by SMS or mail whether they may be shown, once',
    response: done,
    limited: true,
    conflicts: true,
  },
  read: {
    method: 'POST',
    path: '/api-nest-recruit/referees/read',
    access: 'public',
    summary: 'What a referee is asked: by whom, and what would be shown of them',
    body: key,
    response: refereeWish,
    limited: true,
    namesRecord: true,
  },
  answer: {
    method: 'POST',
    path: '/api-nest-recruit/referees/answer',
    access: 'public',
    summary:
      'The referee’s yes or no by the link of the message; it may be changed at any time. `never`: nobody may ask this number or address, for a year',
    body: key.extend({ agrees: z.boolean(), never: z.boolean().optional() }),
    response: done,
    limited: true,
    namesRecord: true,
  },
});
