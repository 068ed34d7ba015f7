import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { id, instant, isoDate, requiredText, text, typed, typedText } from '../fields';
import { classSession, timeOfDay } from './course-shapes';

const path = '/api-lms/organizations/:orgId';
const room = requiredText(80);
const topic = typedText(textLimits.shortTextMax);

/** Monday is 1, Sunday 7. */
export const weeklySlot = z.object({
  weekday: z.int().min(1).max(7),
  startTime: timeOfDay,
  endTime: timeOfDay,
  room,
});

/** Lessons each week from one day to another, both included; one day makes one lesson. */
export const sessionSeries = z.object({
  from: isoDate,
  to: isoDate,
  slots: z.array(weeklySlot).min(1).max(12),
  topic: topic.default({ en: '', km: '' }),
});

export const sessionChange = z
  .object({
    startsAt: instant,
    endsAt: instant,
    room,
    topic,
    substituteId: id.nullable(),
    /** The lesson is meant to be held on a day without lessons. */
    onHoliday: z.boolean(),
    /** Why it is changed: who comes reads it. */
    reason: typed(textLimits.shortTextMax),
  })
  .partial();

const sessions = z.object({ data: z.array(classSession), countTotal: z.int() });

export const classSessionsResource = defineResource('lms/class-sessions', {
  list: {
    method: 'GET',
    path: `${path}/sessions`,
    access: 'owner',
    summary:
      'The lessons of a school from one day to another, at most 62 days; a teacher reads those they hold',
    query: z.object({
      from: isoDate.optional(),
      to: isoDate.optional(),
      courseId: id.optional(),
      structureRecordId: id.optional(),
      /** Only those that have begun and have no mark. */
      unmarked: z.literal('true').optional(),
    }),
    response: sessions.extend({ from: isoDate, to: isoDate }),
  },
  create: {
    method: 'POST',
    path: `${path}/courses/:id/sessions`,
    access: 'owner',
    summary:
      'Write the weekly lessons of a course, at most 60, leaving out holidays; a teacher for an own course',
    body: sessionSeries,
    response: sessions.extend({ skipped: z.array(z.object({ day: isoDate, name: text })) }),
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${path}/sessions/:id`,
    access: 'owner',
    summary:
      'Move a lesson, change its room or its topic, or let somebody else teach it; a teacher an own one',
    body: sessionChange,
    response: classSession,
    versioned: true,
    conflicts: true,
  },
  cancel: {
    method: 'POST',
    path: `${path}/sessions/:id/cancellation`,
    access: 'owner',
    summary: 'Cancel a lesson with a reason that its students read',
    body: z.object({ reason: requiredText(textLimits.shortTextMax) }),
    response: classSession,
    versioned: true,
    conflicts: true,
  },
});
