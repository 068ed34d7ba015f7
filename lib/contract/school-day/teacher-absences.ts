import * as z from 'zod';
import { teacherAbsenceReasons } from '@/lib/domain/school-day/absences';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, typed } from '../fields';
import { classSession, teacher } from './course-shapes';

const teacherAbsence = z.object({
  absenceId: z.uuid(),
  teacher,
  fromDay: isoDate,
  toDay: isoDate,
  /** Only this lesson is missed; null for whole days. */
  sessionId: z.uuid().nullable(),
  reason: z.enum(teacherAbsenceReasons),
  note: z.string(),
  at: instant,
  mayTakeBack: z.boolean(),
  /** What this person teaches in that time and is not over, in its order; `isOpen` while nobody stands in. */
  lessons: z.array(classSession.extend({ isOpen: z.boolean() })),
});
export type TeacherAbsence = z.output<typeof teacherAbsence>;

const why = {
  /** Whom the office says it of; without one the caller. */
  teacherId: id.nullable().default(null),
  reason: z.enum(teacherAbsenceReasons, 'required'),
  note: typed(textLimits.shortTextMax).default(''),
};
const draft = z.discriminatedUnion('of', [
  z.object({ of: z.literal('days'), fromDay: isoDate, toDay: isoDate, ...why }),
  z.object({ of: z.literal('lesson'), sessionId: id, ...why }),
]);
export type TeacherAbsenceDraft = z.output<typeof draft>;

const path = '/api-lms/organizations/:orgId';

export const teacherAbsencesResource = defineResource('lms/teacher-absences', {
  list: {
    method: 'GET',
    path: `${path}/teacher-absences`,
    access: 'owner',
    summary:
      'Teachers who will be absent today and later, with the lessons to cover, the next first; a teacher reads the own',
    response: z.object({ data: z.array(teacherAbsence), countTotal: z.int() }),
  },
  announce: {
    method: 'POST',
    path: `${path}/teacher-absences`,
    access: 'owner',
    summary:
      'Announce that a teacher will be absent for days or one lesson: the teacher, or the office for one of its teachers. It changes no lesson',
    body: draft,
    response: teacherAbsence,
    status: 201,
    idempotent: true,
    conflicts: true,
    byRole: true,
  },
  takeBack: {
    method: 'POST',
    path: `${path}/teacher-absences/:absenceId/withdrawal`,
    access: 'owner',
    summary: 'Take an absence of a teacher back; lessons that were given to others stay theirs',
    response: teacherAbsence,
    conflicts: true,
  },
  free: {
    method: 'GET',
    path: `${path}/sessions/:id/free-teachers`,
    access: 'owner',
    summary: 'The teachers of the school who teach nothing and are not absent in the time of a lesson',
    response: z.object({
      data: z.array(
        teacher.extend({
          /** They teach the same class. */
          knowsClass: z.boolean(),
          /** How many lessons they have on that day. */
          lessonCount: z.int(),
        }),
      ),
      countTotal: z.int(),
    }),
  },
});
