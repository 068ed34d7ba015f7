import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, narrowing, requiredText, typed } from '../fields';

export const REVISION_KINDS = ['limited-content', 'incorrect-or-old-content', 'other'] as const;

const REVISION_DECISIONS = ['accepted', 'declined'] as const;

/** In code units. */
export const REVISION_LIMITS = { feedbackMax: 2000, contactMax: 120, answerMax: 1000 } as const;

export const revisionProposal = z.object({
  kind: z.enum(REVISION_KINDS),
  feedback: requiredText(REVISION_LIMITS.feedbackMax),
  contact: typed(REVISION_LIMITS.contactMax).optional(),
});

const revision = z.object({
  id: z.uuid(),
  schoolId: z.uuid(),
  schoolSlug: z.string(),
  schoolName: z.string(),
  schoolNameNative: z.string(),
  kind: z.enum(REVISION_KINDS),
  feedback: z.string(),
  contact: z.string().nullable(),
  status: z.enum(['open', 'done']),
  /** Null while it is open, and where nothing had to be decided. */
  decision: z.enum(REVISION_DECISIONS).nullable(),
  answer: z.string().nullable(),
  /** Where the answer arrives: in the account of the proposer, or where the contact leads; null where nowhere. */
  answerBy: z.enum(['account', 'sms', 'mail']).nullable(),
  createdAt: instant,
  handledAt: instant.nullable(),
});
export type Revision = z.infer<typeof revision>;

/** A refusal needs its reason. */
const revisionDecision = z
  .object({
    status: z.enum(['open', 'done']),
    decision: z.enum(REVISION_DECISIONS).optional(),
    answer: typed(REVISION_LIMITS.answerMax).default(''),
  })
  .refine(({ decision, answer }) => decision !== 'declined' || answer !== '', {
    path: ['answer'],
    error: 'required',
  });

export const contentRevisionsResource = defineResource('academic/content-revisions', {
  propose: {
    method: 'POST',
    path: '/api-nest-aca/schools/:id/content_revisions',
    acceptsSlug: true,
    access: 'public',
    summary: 'Tell a school’s advisors what is missing or wrong on its page',
    body: revisionProposal,
    response: z.object({ id: z.uuid() }),
    status: 201,
    idempotent: true,
    limited: true,
  },
  list: {
    method: 'GET',
    path: '/api-nest-aca/content_revisions',
    access: 'staff',
    summary: 'Proposals for the schools of the caller, open ones first',
    query: z.object({ status: narrowing(['open', 'done', 'all'], 'open') }),
    response: z.object({ data: z.array(revision), countTotal: z.int() }),
  },
  close: {
    method: 'PATCH',
    path: '/api-nest-aca/content_revisions/:id',
    access: 'staff',
    summary:
      'Decide a proposal with an answer to its proposer, mark it as done without one, or open it again',
    body: revisionDecision,
    response: revision,
  },
});
