import * as z from 'zod';
import { guardianStates, guardianViews, readGuardianCode } from '@/lib/domain/accounts/guardianship';
import { defineResource } from '../endpoint';
import { done, instant, typed } from '../fields';
import { personName } from '../accounts/person-name';

const sees = z.array(z.enum(guardianViews));
const relation = { guardianId: z.uuid(), state: z.enum(guardianStates), sees, version: z.int() };

/** A guardian as the student and the office see them. */
const guardian = personName.extend({
  ...relation,
  userId: z.uuid(),
  createdAt: instant,
  confirmedAt: instant.nullable(),
});
export type Guardian = z.output<typeof guardian>;

const guardianList = z.object({
  data: z.array(guardian),
  countTotal: z.int(),
  /** Until when the last code can be entered; null where none is open. */
  codeUntil: instant.nullable(),
  /** Whether the caller may make a code, and may confirm. */
  mayInvite: z.boolean(),
  mayConfirm: z.boolean(),
});

/** A student as a guardian sees them; without their records until the student has confirmed. */
const ward = z.object({
  ...relation,
  studentId: z.uuid(),
  orgId: z.uuid(),
  studentName: z.string(),
  studentNameNative: z.string(),
  schoolName: z.string(),
  schoolNameNative: z.string(),
});
export type Ward = z.output<typeof ward>;

const ofStudent = '/api-lms/organizations/:orgId/students/:id';

export const guardiansResource = defineResource('lms/guardians', {
  list: {
    method: 'GET',
    path: `${ofStudent}/guardians`,
    access: 'owner',
    summary: 'The guardians of a student, and whether a code is open',
    response: guardianList,
  },
  makeCode: {
    method: 'POST',
    path: `${ofStudent}/guardian_codes`,
    access: 'owner',
    summary:
      'A code for one guardian, once and for 48 hours; by the student, or by the office for a minor. It takes the place of an earlier one',
    response: z.object({ code: z.string(), codeUntil: instant }),
    status: 201,
    conflicts: true,
    byRole: true,
  },
  change: {
    method: 'PATCH',
    path: `${ofStudent}/guardians/:guardianId`,
    access: 'owner',
    summary: 'Confirm a guardian, or say what they may see',
    body: z.object({ confirm: z.literal(true).optional(), sees: sees.max(guardianViews.length).optional() }),
    response: guardian,
    versioned: 'if-sent',
    byRole: true,
  },
  end: {
    method: 'DELETE',
    path: `${ofStudent}/guardians/:guardianId`,
    access: 'owner',
    summary: 'End a relation at once, as the student, or as the office of a minor',
    response: done,
    byRole: true,
  },
  enter: {
    method: 'POST',
    path: '/api-lms/users/:userId/wards',
    access: 'self',
    summary:
      'Enter the code of a student; they confirm it. Five tries an hour, and one answer for every wrong code',
    body: z.object({ code: typed(40).transform(readGuardianCode).pipe(z.string().min(1, 'required')) }),
    response: ward,
    status: 201,
    limited: true,
    conflicts: true,
    judged: true,
  },
  wards: {
    method: 'GET',
    path: '/api-lms/users/:userId/wards',
    access: 'self',
    summary: 'The students whose guardian a person is',
    response: z.object({ data: z.array(ward), countTotal: z.int() }),
  },
  leave: {
    method: 'DELETE',
    path: '/api-lms/users/:userId/wards/:guardianId',
    access: 'self',
    summary: 'Stop being the guardian of a student',
    response: done,
  },
});
