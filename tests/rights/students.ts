import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { studentCodeCounters, students } from '@/backend/db/schema';
import { makeStudent } from '../support/school-records';
import { applicantOf, times } from './records';
import {
  hiding,
  keepers,
  keepersOnly,
  never,
  only,
  publicRecord,
  type Rights,
  rows,
  type Target,
} from './table';

const byId = ({ school }: Target) => ({ params: { id: school.id } });
const studentBody = {
  firstName: 'Dara',
  lastName: 'Sok',
  firstNameKm: 'តារា',
  lastNameKm: 'សុខ',
  gender: 'male',
  dob: '2008-03-14',
  phone: '012 345 678',
};

const studentOf = async ({ backend, school }: Target, row: Parameters<typeof makeStudent>[2] = {}) =>
  (await makeStudent(backend, { schoolId: school.id, campusId: school.campusId }, { userId: null, ...row }))
    .id;

/** An accepted application of somebody who is no student of the school yet; the school has counted students before. */
const acceptedOf = async (target: Target) => {
  const { backend, owner, school } = target;
  const counted = { schoolId: school.id, year: backend.clock.now().getFullYear(), lastNumber: 0 };
  await backend.deps.db.insert(studentCodeCounters).values(counted).onConflictDoNothing();
  await backend.deps.db.update(students).set({ userId: null }).where(eq(students.userId, owner.id));
  return applicantOf(target, 'accepted');
};

export const studentRights: Rights = {
  'academic/students.list': {
    ...keepersOnly,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: byId,
  },
  'academic/students.create': {
    ...keepersOnly,
    send: ({ school }) => ({ params: { id: school.id, campusId: school.campusId }, body: studentBody }),
  },
  'academic/students.update': {
    ...keepersOnly,
    send: async ({ backend, school }) => {
      const place = { schoolId: school.id, campusId: school.campusId };
      const { id: studentId } = await makeStudent(backend, place, { userId: null });
      return { params: { id: school.id, studentId }, body: { status: 'paused' } };
    },
  },
  'academic/student-cards.print': {
    ...keepersOnly,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async (target) => ({
      params: { id: target.school.id },
      query: { studentId: await studentOf(target) },
    }),
  },
  'academic/students.states': {
    ...keepersOnly,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async (target) => ({
      params: { id: target.school.id, studentId: await studentOf(target, { status: 'paused' }) },
    }),
  },
  'academic/students.schema': { ...publicRecord, send: byId },
  'academic/students.byUniqueKey': {
    ...publicRecord,
    send: async ({ backend, owner, school }) => {
      const place = { schoolId: school.id, campusId: school.campusId };
      const { uniqueKey } = await makeStudent(backend, place, { userId: null, phone: owner.phone });
      return { params: { key: uniqueKey } };
    },
  },
  'academic/student-intakes.accepted': {
    ...keepersOnly,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: byId,
  },
  'academic/student-intakes.takeIn': {
    ...rows(
      never(only(), 'visitor'),
      only(...keepers),
      hiding(only(), ...keepers),
      hiding(only(), ...keepers),
    ),
    names: 'send',
    send: async (target) => {
      const isMissing = target.ownership === 'missing';
      const applicantId = isMissing ? randomUUID() : (await acceptedOf(target)).id;
      const { id, campusId } = target.school;
      const openReason = 'Came to the office.';
      return { params: { id }, body: { rows: [{ applicantId, campusId, openReason }] } };
    },
  },
  'academic/student-intakes.undo': {
    ...keepersOnly,
    send: async (target) => {
      const { id: applicantId } = await applicantOf(target, 'accepted');
      const { createdAt } = times(target);
      const studentId = await studentOf(target, { applicantId, takenInAt: createdAt });
      return { params: { id: target.school.id, studentId } };
    },
  },
  'academic/student-intakes.move': {
    ...keepersOnly,
    names: 'send',
    send: async (target) => {
      const studentId = target.ownership === 'missing' ? randomUUID() : await studentOf(target);
      const { id, campusId } = target.school;
      return { params: { id }, body: { rows: [{ studentId, campusId, structureRecordId: null }] } };
    },
  },
  'academic/student-intakes.setState': {
    ...keepersOnly,
    names: 'send',
    send: async (target) => {
      const studentId = target.ownership === 'missing' ? randomUUID() : await studentOf(target);
      const row = { studentId, status: 'paused', reason: 'Away' };
      return { params: { id: target.school.id }, body: { rows: [row] } };
    },
  },
  'academic/student-intakes.codes': { ...keepersOnly, send: byId },
  'academic/student-intakes.setPattern': {
    ...keepersOnly,
    send: (target) => ({ ...byId(target), body: { pattern: 'YYYY-0000' } }),
  },
};
