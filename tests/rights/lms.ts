import { randomUUID } from 'node:crypto';
import { courseMaterials } from '@/backend/db/schema';
import { makeSchool } from '../support/make';
import { joinCourse, makeClass, makeCourse, makeStudent } from '../support/school-records';
import { both, office } from './lms-places';
import { documentRequestOf, studentOf } from './school-life-records';
import {
  anyOrganization,
  hiding,
  keepers,
  noRecord,
  ofOrganization,
  only,
  possibleFor,
  type Right,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  staffOnly,
  type Target,
  unknown,
} from './table';
import { joinAsStaff } from './world';

const onlyStudents = 'Only the student among the callers studies at the school.';
/** The student, and the office of the school; a teacher in shared courses only. */
const readByOffice = rows(possibleFor('student'), seenBy(...keepers), unknown, unknown, onlyStudents);
const params = async (target: Target) => ({ orgId: target.school.id, id: (await studentOf(target)).id });
const record: Right = { ...readByOffice, send: async (target) => ({ params: await params(target) }) };

/** A student in a course of the teacher who calls. */
const ofOwnTeacher: Right = {
  ...rows(possibleFor('student'), seenBy(...keepers, 'teacher'), unknown, unknown, onlyStudents),
  send: async (target) => {
    const { backend, caller, callerName, school } = target;
    if (!caller || callerName !== 'teacher' || target.ownership !== 'same')
      return { params: await params(target) };
    const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
    const { courseId } = await makeClass(backend, school.id, { teacherId: caller.id, students: 0 });
    await joinCourse(backend, courseId, id);
    return { params: { orgId: school.id, id } };
  },
};
const readTogether = [record, ofOwnTeacher];
/** Other schools than that of the record are in it, so no office reads it. */
const affairs: Right = {
  ...record,
  ...rows(possibleFor('student'), unknown, unknown, unknown, onlyStudents),
};

/** A material that is shown in a course of the student. */
const materialOf = async (target: Target): Promise<string> => {
  const { backend, school, secret } = target;
  const { id: studentId } = await studentOf(target);
  const materialId = randomUUID();
  await backend.deps.db.insert(courseMaterials).values({
    id: materialId,
    courseId: await makeCourse(backend, school.id, [studentId]),
    kind: 'reading',
    title: both,
    body: both,
    searchFold: secret,
    publishedAt: backend.clock.now(),
  });
  return materialId;
};

const ownPlace = 'People read the names of the schools they work for.';
const ownPlaces = { partner: ownPlace, university: ownPlace, teacher: ownPlace };

export const lmsRights: Rights = {
  'lms/organizations.get': { ...anyOrganization, send: ({ school }) => ({ params: { id: school.id } }) },
  'lms/organizations.update': {
    ...office,
    send: async (target) => {
      const { id } = await makeSchool(target.backend);
      if (target.ownership !== 'other') await joinAsStaff(target, id);
      return { params: { id }, body: { academicYear: '2026-2027' } };
    },
  },
  'lms/class-teachers.mine': { ...noRecord(only('teacher')), send: () => ({}) },
  'lms/class-teachers.list': {
    ...staffOnly,
    send: async ({ backend, school }) => ({ params: { id: await makeCourse(backend, school.id, []) } }),
  },
  'lms/memberships.list': {
    ...selfOnly,
    shows: ownPlaces,
    send: ({ owner }) => ({ params: { userId: owner.id } }),
  },
  'lms/student-affairs.applications': affairs,
  'lms/student-affairs.fees': affairs,
  'lms/records.courses': readTogether,
  'lms/records.timetable': readTogether,
  'lms/records.attendance': readTogether,
  'lms/records.scores': readTogether,
  'lms/records.results': readTogether,
  'lms/records.readMaterial': {
    ...rows(possibleFor('student'), unknown, unknown, unknown, onlyStudents),
    names: 'params.materialId',
    send: async (target) => ({
      params: { ...(await params(target)), materialId: await materialOf(target) },
      body: { read: true },
    }),
  },
  'lms/records.materials': readTogether,
  'lms/document-requests.create': {
    ...rows(
      possibleFor('student'),
      hiding(only(), 'student', 'teacher', 'bank'),
      unknown,
      unknown,
      onlyStudents,
    ),
    send: async (target) => ({
      params: await params(target),
      body: {
        copy: 'soft',
        kind: 'transcript',
        language: 'km',
        purpose: 'A job',
      },
    }),
  },
  'lms/document-requests.list': {
    ...record,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
  },
  'lms/document-requests.setStatus': {
    ...readByOffice,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async (target) => ({
      params: { ...(await params(target)), requestId: await documentRequestOf(target) },
      body: { status: target.ownership === 'own' ? 'cancelled' : 'processing' },
    }),
  },
  'lms/document-requests.listOfOrganization': {
    ...ofOrganization(only(...keepers), hiding(only(), ...keepers)),
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async (target) => {
      await documentRequestOf(target);
      return { params: { orgId: target.school.id } };
    },
  },
};
