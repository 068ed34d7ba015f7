import * as z from 'zod';
import { requestStates } from '@/lib/domain/review/request-states';
import { smsAnswerMax, textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { instant, keyword, queryInt, typed } from '../fields';

const visitorMessage = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  locale: z.enum(['km', 'en']),
  /** The writer was signed in. */
  hasAccount: z.boolean(),
  state: z.enum(requestStates),
  answer: z.string().nullable(),
  /** Who changed the state last. */
  handledBy: z.object({ km: z.string(), en: z.string() }).nullable(),
  handledAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type VisitorMessage = z.infer<typeof visitorMessage>;

/** By mail where there is an address, else by SMS, which is shorter. */
export const answerMaxOf = ({ email }: Pick<VisitorMessage, 'email'>): number =>
  email ? textLimits.longTextMax : smsAnswerMax;

const answer = z
  .object({ state: z.enum(requestStates), answer: typed(textLimits.longTextMax).default('') })
  .refine(({ state, answer: text }) => state !== 'answered' || text !== '', {
    path: ['answer'],
    error: 'required',
  });

const path = '/api-notification/visitor_messages';

export const visitorMessagesResource = defineResource('notification/visitor-messages', {
  list: {
    method: 'GET',
    path,
    access: 'staff',
    byRole: true,
    summary: 'What people wrote in the contact form, the latest first; for advisors',
    query: z.object({
      /** Words of the message, its subject or its writer, the number of the message, or a whole phone number. */
      keyword,
      state: z.enum([...requestStates, 'all']).default('all'),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({
      data: z.array(visitorMessage),
      countTotal: z.int(),
      /** Of all that the keyword finds; `''` is all of them. */
      countByState: z.record(z.enum([...requestStates, '']), z.int()),
    }),
  },
  answer: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    byRole: true,
    summary:
      'Answer a message or close it; a new answer is sent by mail, or by SMS where there is no address',
    body: answer,
    response: visitorMessage,
    versioned: true,
    limited: true,
  },
});
