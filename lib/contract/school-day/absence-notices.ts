import * as z from 'zod';
import { absenceReasons } from '@/lib/domain/school-day/absences';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, queryInt, typed } from '../fields';
import { pupil } from './gradebook-shapes';
import { announcedReason } from './absence-shapes';

const absence = announcedReason.extend({
  absenceId: z.uuid(),
  fromDay: isoDate,
  toDay: isoDate,
  /** The one lesson that is missed; null for whole days. */
  lesson: z
    .object({
      sessionId: z.uuid(),
      startsAt: instant,
      endsAt: instant,
      name: z.string(),
      nameNative: z.string(),
    })
    .nullable(),
  /** The key of the paper, for who may open it. */
  paperKey: z.string().nullable(),
  withdrawnAt: instant.nullable(),
  /** Lessons of it have not begun, so that it can be taken back for those. */
  mayTakeBack: z.boolean(),
  version: z.int(),
});
export type Absence = z.output<typeof absence>;

const why = {
  reason: z.enum(absenceReasons, 'required'),
  note: typed(textLimits.shortTextMax).default(''),
  paperKey: z.string().max(200).nullable().default(null),
};
export const absenceDraft = z.discriminatedUnion('of', [
  z.object({ of: z.literal('days'), fromDay: isoDate, toDay: isoDate, ...why }),
  z.object({ of: z.literal('lesson'), sessionId: id, ...why }),
]);

const ofStudent = '/api-lms/organizations/:orgId/students/:id/absences';

export const absenceNoticesResource = defineResource('lms/absence-notices', {
  list: {
    method: 'GET',
    path: ofStudent,
    access: 'owner',
    summary: 'Absences of a student that were announced, the latest first',
    response: z.object({
      data: z.array(absence),
      countTotal: z.int(),
      /** From how many days on the school wants a paper. */
      paperFromDays: z.int().nullable(),
      mayAnnounce: z.boolean(),
    }),
  },
  announce: {
    method: 'POST',
    path: ofStudent,
    access: 'owner',
    summary:
      'Announce that a student will be absent for days or one lesson: the student, a guardian who sees attendance, or the office. It marks nobody',
    body: absenceDraft,
    response: absence,
    status: 201,
    idempotent: true,
    conflicts: true,
    byRole: true,
  },
  addPaper: {
    method: 'PATCH',
    path: `${ofStudent}/:absenceId`,
    access: 'owner',
    summary: 'Add the paper that a school wants for an absence',
    body: z.object({ paperKey: z.string().min(1, 'required').max(200) }),
    response: absence,
    versioned: 'if-sent',
    byRole: true,
  },
  takeBack: {
    method: 'POST',
    path: `${ofStudent}/:absenceId/withdrawal`,
    access: 'owner',
    summary: 'Take an absence back for all lessons that have not begun',
    response: absence,
    conflicts: true,
    byRole: true,
  },
  listOfOrganization: {
    method: 'GET',
    path: '/api-lms/organizations/:orgId/absences',
    access: 'owner',
    summary: 'Who has announced to be absent on a day; a teacher reads it of the students of own courses',
    query: z.object({
      day: isoDate,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({
      data: z.array(
        pupil.extend({
          ...absence.shape,
          className: z.string().nullable(),
          classNameNative: z.string().nullable(),
        }),
      ),
      countTotal: z.int(),
    }),
  },
});
