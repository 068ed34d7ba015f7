import * as z from 'zod';
import { defineResource } from '../endpoint';
import { batchOf, batchOutcomes } from '../batch';
import { id, isoDate } from '../fields';
import { applicantDetail, stepFields } from './applicant-shapes';
import { statusChange } from './applicants';

/**
 * The pipeline of all schools that the caller manages. `steps` are those of these schools in order, equal keys once,
 * with the number of applications in each.
 */
const pipeline = z.object({
  countAllData: z.int(),
  /** Accepted ones whose place depends on a proof that is not there; they count in the step `accepted` too. */
  countOnCondition: z.int().default(0),
  steps: z.array(stepFields.extend({ count: z.int() })),
  schools: z.array(
    z.object({
      schoolId: z.uuid(),
      name: z.string(),
      nameNative: z.string(),
      count: z.int(),
      /** Those that wait for a decision. */
      countOpen: z.int(),
      /** The caller manages it. */
      isOwn: z.boolean(),
      /** The caller decides there; absent: yes. */
      decides: z.boolean().optional(),
      /** Applications can be entered there for somebody; absent: yes. */
      mayRegister: z.boolean().optional(),
      /** Within how many days it wants to answer; absent: `pipelineLimits.answerWithinDays`. */
      answerWithinDays: z.int().optional(),
      /** The steps that its applications can be moved to. */
      stepKeys: z.array(z.string()),
    }),
  ),
});
export type Pipeline = z.infer<typeof pipeline>;

/**
 * The last twelve weeks of the same schools. `answered` have left the first step, `decided` are accepted or rejected, `accepted` are those
 * whose place depends on no proof, `onCondition` the others.
 * `medianDays` are days in a step before the next one; null where nobody has left it. `toAnswer` wait for the school, and
 * nothing has happened to them for `pipelineLimits.answerWithinDays`.
 */
const progress = z.object({
  weeks: z.array(z.object({ weekOf: isoDate, received: z.int(), decided: z.int() })),
  funnel: z.object({
    received: z.int(),
    answered: z.int(),
    decided: z.int(),
    accepted: z.int(),
    onCondition: z.int().default(0),
  }),
  steps: z.array(stepFields.extend({ medianDays: z.number().nullable() })),
  provinces: z.array(z.object({ code: z.string(), count: z.int() })),
  today: z.object({ received: z.int(), toAnswer: z.int() }),
});
export type Progress = z.infer<typeof progress>;

/** The last days with today, and as many before: the same time of the day ends both. */
const change = z.object({ now: z.int(), before: z.int() });

/** `closed` have been decided or withdrawn in the last days. */
const changes = z.object({ from: isoDate, received: change, decided: change, closed: z.int() });
export type PipelineChanges = z.infer<typeof changes>;

/** `version` is the one that the caller last read. */
const move = statusChange.extend({ applicantId: id, version: z.int().min(0).optional() });

export const pipelineResource = defineResource('applicant/pipeline', {
  summary: {
    method: 'GET',
    path: '/api-nest-applicant/applicants/summary',
    access: 'keeper',
    summary: 'Applications of the caller’s schools by step and school',
    response: pipeline,
  },
  progress: {
    method: 'GET',
    path: '/api-nest-applicant/applicants/progress',
    access: 'keeper',
    summary:
      'Applications of the caller’s schools over twelve weeks: received, decided, days in each step, provinces',
    response: progress,
  },
  changes: {
    method: 'GET',
    path: '/api-nest-applicant/applicants/changes',
    access: 'keeper',
    summary:
      'Applications of the caller’s schools received and decided in the last seven days and the seven before',
    response: changes,
  },
  move: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/moves',
    access: 'keeper',
    summary: 'Move up to 200 applications, each to a step of its school',
    body: batchOf(move),
    response: batchOutcomes,
    idempotent: true,
    batch: true,
  },
  undo: {
    method: 'POST',
    path: '/api-nest-applicant/applicants/:id/moves/undo',
    access: 'keeper',
    summary:
      'Take back one’s last move of an application while nothing has followed; its person is told where it stands again',
    response: applicantDetail,
    conflicts: true,
  },
});
