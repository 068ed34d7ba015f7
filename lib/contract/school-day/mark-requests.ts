import * as z from 'zod';
import { markRequestStates } from '@/lib/domain/school-day/absences';
import { attendanceMarks } from '@/lib/domain/school-day/attendance';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { id, instant, queryInt, requiredText } from '../fields';
import { pupil } from './gradebook-shapes';
import { markRequest } from './absence-shapes';

const path = '/api-lms/organizations/:orgId';
const mark = z.enum(attendanceMarks, 'required');

const queued = pupil.extend({
  ...markRequest.shape,
  sessionId: z.uuid(),
  startsAt: instant,
  endsAt: instant,
  name: z.string(),
  nameNative: z.string(),
});
export type QueuedMarkRequest = z.output<typeof queued>;

export const markRequestsResource = defineResource('lms/mark-requests', {
  ask: {
    method: 'POST',
    path: `${path}/students/:id/mark_requests`,
    access: 'owner',
    summary:
      'Ask for another mark of attendance with a reason, as the student or a guardian who sees attendance; one open request a mark',
    body: z.object({ sessionId: id, wanted: mark, reason: requiredText(textLimits.shortTextMax) }),
    response: markRequest,
    status: 201,
    idempotent: true,
    conflicts: true,
    byRole: true,
  },
  withdraw: {
    method: 'POST',
    path: `${path}/students/:id/mark_requests/:requestId/withdrawal`,
    access: 'owner',
    summary: 'Take back a request that nobody has answered',
    response: markRequest,
    conflicts: true,
    byRole: true,
  },
  list: {
    method: 'GET',
    path: `${path}/mark_requests`,
    access: 'owner',
    summary:
      'Requests to correct marks, those without an answer the oldest first; a teacher reads those of own lessons',
    query: z.object({
      state: z.enum(markRequestStates).default('open'),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 50 }),
    }),
    response: z.object({ data: z.array(queued), countTotal: z.int() }),
  },
  answer: {
    method: 'POST',
    path: `${path}/mark_requests/:requestId/answer`,
    access: 'owner',
    summary:
      'Answer a request as a teacher of the lesson or the office: set another mark, or keep it, with a word',
    body: z.object({
      /** Null keeps the mark as it stands. */
      setTo: mark.nullable(),
      word: requiredText(textLimits.shortTextMax),
    }),
    response: markRequest,
    conflicts: true,
  },
});
