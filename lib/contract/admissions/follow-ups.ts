import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { done, id, instant, isoDate, narrowing, queryInt, requiredText } from '../fields';

const channel = z.enum(['call', 'message', 'visit', 'other']);

/** A task that staff noted about an applicant; applicants never see it. */
const followUp = z.object({
  followUpId: z.uuid(),
  applicantId: z.uuid(),
  applicantName: z.string(),
  applicantNameKm: z.string(),
  phone: z.string(),
  school: z.object({ schoolId: z.uuid(), name: z.string(), nameNative: z.string() }),
  channel,
  note: z.string(),
  dueOn: isoDate.nullable(),
  isOverdue: z.boolean(),
  doneAt: instant.nullable(),
  createdBy: z.uuid(),
  createdByName: z.string(),
  createdByNameKm: z.string(),
  /** The colleague who is to do it; absent or null: whoever noted it. */
  forWhom: z.object({ userId: z.uuid(), name: z.string(), nameNative: z.string() }).nullable().optional(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type FollowUp = z.infer<typeof followUp>;

const draft = z.object({
  channel: channel.default('call'),
  note: requiredText(textLimits.shortTextMax),
  dueOn: isoDate.nullable().default(null),
  /** A colleague at the same school, who is told of it. */
  forId: id.nullable().default(null),
  /** Colleagues at the same school whom the note mentions; each is told of it. */
  mentionIds: z.array(id).max(20).default([]),
});

const list = z.object({ data: z.array(followUp), countTotal: z.int() });
const ofApplicant = '/api-follow-up/applicants/:id/follow_ups';
const one = '/api-follow-up/follow_ups/:id';

export const followUpsResource = defineResource('follow-up/follow-ups', {
  create: {
    method: 'POST',
    path: ofApplicant,
    access: 'keeper',
    summary: 'Note what to do about an applicant, and until when',
    body: draft,
    response: followUp,
    status: 201,
    idempotent: true,
  },
  listOfApplicant: {
    method: 'GET',
    path: ofApplicant,
    access: 'keeper',
    summary: 'All follow-ups of an applicant, open ones first',
    response: list,
  },
  list: {
    method: 'GET',
    path: '/api-follow-up/follow_ups',
    access: 'keeper',
    summary: 'Follow-ups of every applicant that the caller looks after, those due first',
    query: z.object({
      state: narrowing(['open', 'done', 'all'], 'open'),
      mine: z.enum(['true', 'false']).default('false'),
      dueTo: isoDate.optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: list,
  },
  update: {
    method: 'PATCH',
    path: one,
    access: 'keeper',
    summary: 'Change a follow-up, mark it as done or open it again',
    body: z.object({
      channel: channel.optional(),
      note: requiredText(textLimits.shortTextMax).optional(),
      dueOn: isoDate.nullable().optional(),
      done: z.boolean().optional(),
    }),
    response: followUp,
    versioned: 'if-sent',
  },
  remove: {
    method: 'DELETE',
    path: one,
    access: 'keeper',
    summary: 'Delete a follow-up',
    response: done,
  },
});
