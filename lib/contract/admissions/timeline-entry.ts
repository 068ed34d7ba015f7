import * as z from 'zod';
import { answeredInstant, recordId } from '../answers';
import { text } from '../fields';
import { enrollDetail } from './enroll-detail';

export const eventKinds = [
  'status',
  'status-undone',
  'changed',
  'withdrawn',
  'paper-sent',
  'paper-removed',
  'paper-received',
  'paper-refused',
  'condition-met',
  'condition-missed',
  'offer-accepted',
  'offer-declined',
  'merged',
  'offer-day',
  'proof-day',
  'offer-backup',
  'offer-first',
  'offer-released',
  'result-declared',
  'result-proven',
  'proof-withdrawn',
  'proof-differs',
  'proof-objected',
  'place-kept',
  'papers-unseen',
  'intake-open',
  'student-made',
  'student-unmade',
] as const;

/**
 * What happened. `fields` and `before` belong to a change of what the application says: what was changed, and how all of it
 * read before. `paper` names the paper that it is about, `note` says why; of `merged` it is the code of the application that was joined, of
 * `student-made` and `student-unmade` that of the student,
 * and `before` what that one said.
 */
export const timelineEntry = z.object({
  id: recordId,
  at: answeredInstant,
  actorName: z.string(),
  actorNameKm: z.string(),
  actorRole: z.enum(['student', 'advisor', 'school']),
  kind: z.enum(eventKinds).default('status'),
  fromStatus: z.string().nullable(),
  toStatus: z.string(),
  note: z.string().nullable(),
  fields: z.array(z.string()).default([]),
  before: enrollDetail.nullable().default(null),
  paper: text.nullable().default(null),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
