import * as z from 'zod';
import { postFlagKeys } from '@/lib/domain/questions/post-safety';
import { reporterStandings } from '@/lib/domain/review/report-weight';
import {
  reportKinds,
  reportReasons,
  reviewDecisions,
  reviewedTogetherMax,
  reviewKinds,
} from '@/lib/domain/review/review';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { batchOf, batchOutcomes } from '../batch';
import { defineResource } from '../endpoint';
import { namedRecord } from '../named-record';
import { done, instant, queryInt, requiredText, text, typed } from '../fields';

const subject = { kind: z.enum(reviewKinds), id: z.uuid() };

export const reportDraft = z
  .object({
    kind: z.enum(reportKinds),
    id: z.uuid(),
    reason: z.enum(reportReasons, 'required'),
    text: typed(textLimits.shortTextMax).default(''),
  })
  .refine(({ reason, text: words }) => reason !== 'other' || words !== '', {
    path: ['text'],
    error: 'required',
  });

/** A report without an account: of vacancies only, so that nobody needs one to warn others. */
export const visitorReport = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons, 'required'),
  text: typed(textLimits.shortTextMax).default(''),
});

const schoolFacts = z.object({
  schoolType: z.enum(schoolTypes),
  isPublic: z.boolean(),
  province: z.string(),
  street: text,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  facebook: z.string().nullable(),
  /** The names that readers see until the new ones are agreed to; null for a new school. */
  present: z.object({ name: z.string(), nameNative: z.string() }).nullable(),
  /** Schools that readers could take it for. */
  near: z.array(namedRecord),
});

const reviewItem = z.object({
  ...subject,
  title: text,
  /** What was written, as far as it decides: the beginning of a long text. */
  excerpt: text,
  /** Who is named as its author; null for nobody. */
  author: text.nullable(),
  /** Readers see it now. */
  isShown: z.boolean(),
  /** Why it waits although nobody has reported it; null otherwise. */
  held: z
    .enum(['unchecked', 'unread', 'check-ended', 'flagged', 'reported', 'hidden', 'new-school', 'new-name'])
    .nullable(),
  /** What the rules for vacancies or posts say against it. */
  flags: z.array(z.object({ key: z.enum(postFlagKeys), quote: z.string() })),
  /** Of a school: what one needs to find out whether it is the school it says. */
  school: schoolFacts.nullable(),
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      text: z.string(),
      /** Who reported, as far as it says what the report weighs. */
      by: z.enum(reporterStandings),
      at: instant,
    }),
  ),
  /**
   * What else of its writer waits for a first look: it stands in this row, as the queue has one of a person. Null where it is
   * nothing.
   */
  others: z
    .object({ count: z.int(), first: z.array(z.object({ ...subject, title: text, excerpt: text })) })
    .nullable(),
  /** What was decided last, and why. */
  last: z.object({ decision: z.enum(reviewDecisions), reason: z.string(), at: instant }).nullable(),
  /** Since when it waits, or was hidden. */
  since: instant,
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** Reasons of decisions are read by the author. */
export const reviewDecisionRow = z.object({
  ...subject,
  decision: z.enum(reviewDecisions),
  reason: requiredText(textLimits.shortTextMax),
  /** What is decided with it in one act, by the same words. */
  others: z.array(z.object(subject)).max(reviewedTogetherMax).default([]),
});

export const reportsResource = defineResource('user/reports', {
  create: {
    method: 'POST',
    path: '/api-user/reports',
    access: 'user',
    summary: 'Report what somebody wrote; each person once while it waits',
    body: reportDraft,
    response: done,
    status: 202,
    idempotent: true,
    limited: true,
    conflicts: true,
    namesRecord: true,
  },
  createPublic: {
    method: 'POST',
    path: '/api-user/public/vacancy-reports',
    access: 'public',
    summary: 'Report a vacancy without an account; answers alike whether or not this address has reported it',
    body: visitorReport,
    response: done,
    status: 202,
    idempotent: true,
    limited: true,
    namesRecord: true,
  },
  waiting: {
    method: 'GET',
    path: '/api-user/reviews',
    access: 'staff',
    byRole: true,
    summary:
      'What waits for a decision, what known people report most first and held posts of one person in one row, or what is hidden; for advisors',
    query: z.object({
      state: z.enum(['waiting', 'hidden']).default('waiting'),
      kind: z.enum(reviewKinds).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(reviewItem), countTotal: z.int() }),
  },
  decide: {
    method: 'POST',
    path: '/api-user/reviews/decisions',
    access: 'staff',
    byRole: true,
    summary: 'Keep, hide or release up to 200 of what waits; the author reads the reason; for advisors',
    body: batchOf(reviewDecisionRow),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
});
