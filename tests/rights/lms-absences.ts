import {
  absenceNotices,
  attendances,
  classTeachers,
  markRequests,
  teacherAbsences,
} from '@/backend/db/schema';
import { makePerson } from '../support/make';
import {
  joinCourse,
  makeClass,
  makeCourse,
  makeRecord,
  makeSession,
  makeStudent,
} from '../support/school-records';
import { makeUpload } from '../support/uploads';
import { forTeachers, lessonAgo, office, sessionIn, studentIn } from './lms-places';
import { idOf } from './records';
import { studentOf } from './school-life-records';
import {
  hiding,
  keepers,
  ofOrganization,
  only,
  possibleFor,
  type Right,
  type Rights,
  rows,
  seenBy,
  type Target,
  unknown,
} from './table';

const onlyStudents = 'Only the student among the callers studies at the school.';
const shows = { partner: 'A partner keeps the school.', university: 'A university keeps its school.' };
/** The student and the office; a teacher in shared courses only. */
const byOffice = {
  ...rows(possibleFor('student'), seenBy(...keepers), unknown, unknown, onlyStudents),
  shows,
};
/** Who keeps the school answers, and does not ask. */
const byStudent = rows(
  possibleFor('student'),
  hiding(only(), 'student', 'teacher', 'bank'),
  unknown,
  unknown,
  onlyStudents,
);

const student = async (target: Target) => ({ orgId: target.school.id, id: (await studentOf(target)).id });

let days = 0;
const nextDay = (): string => `2027-01-${String(1 + ((days += 1) % 28)).padStart(2, '0')}`;

const noticeOf = async (target: Target): Promise<string> => {
  const { id: studentId } = await studentOf(target);
  const day = nextDay();
  return idOf(
    target.backend.deps.db
      .insert(absenceNotices)
      .values({
        schoolId: target.school.id,
        studentId,
        fromDay: day,
        toDay: day,
        reason: 'illness',
        note: target.secret,
        createdAs: 'student',
        createdAt: target.backend.clock.now(),
      })
      .returning({ id: absenceNotices.id }),
  );
};

/** A lesson in which a student has a mark. */
const markedLesson = async (target: Target, studentId: string): Promise<string> => {
  const { backend, school } = target;
  const courseId = await makeCourse(backend, school.id, [studentId]);
  return makeSession(backend, courseId, -3, { mark: 'absent', studentId });
};

const requestOf = async (target: Target, sessionId: string, studentId: string): Promise<string> =>
  idOf(
    target.backend.deps.db
      .insert(markRequests)
      .values({
        schoolId: target.school.id,
        sessionId,
        studentId,
        mark: 'absent',
        wanted: 'excused',
        reason: target.secret,
        createdAs: 'student',
        createdBy: target.owner.id,
        createdAt: target.backend.clock.now(),
        state: 'open',
      })
      .returning({ id: markRequests.id }),
  );

/** A student in a course of the teacher who calls. */
const ofOwnTeacher: Right = {
  ...rows(possibleFor('student'), seenBy(...keepers, 'teacher'), unknown, unknown, onlyStudents),
  shows,
  send: async (target) => {
    const { backend, caller, callerName, school } = target;
    if (!caller || callerName !== 'teacher' || target.ownership !== 'same')
      return { params: await student(target) };
    const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
    const { courseId } = await makeClass(backend, school.id, { teacherId: caller.id, students: 0 });
    await joinCourse(backend, courseId, id);
    return { params: { orgId: school.id, id } };
  },
};

/** Lessons of other rows stand in the hours after it. */
const answerable = forTeachers(lessonAgo(9), async (target, sessionId) => {
  const { backend } = target;
  const studentId = await studentIn(target);
  await backend.deps.db
    .insert(attendances)
    .values({ sessionId, studentId, mark: 'absent', markedAt: backend.clock.now() });
  return { requestId: await requestOf(target, sessionId, studentId) };
});

/** The caller, where a teacher of the school calls, or another teacher of it. */
const absentTeacher = async ({ backend, caller, callerName, ownership, school }: Target): Promise<string> => {
  if (caller && callerName === 'teacher' && ownership === 'same') return caller.id;
  return (await makePerson(backend, { roles: ['teacher'], staffOf: [school.id] })).id;
};

const teacherAbsenceOf = async (target: Target): Promise<string> => {
  const day = nextDay();
  return idOf(
    target.backend.deps.db
      .insert(teacherAbsences)
      .values({
        schoolId: target.school.id,
        userId: await absentTeacher(target),
        fromDay: day,
        toDay: day,
        reason: 'illness',
        note: target.secret,
        createdAt: target.backend.clock.now(),
      })
      .returning({ id: teacherAbsences.id }),
  );
};

/** A class; that of a course of the caller, where a teacher of the school calls. */
const classOfTerm = async ({ backend, caller, callerName, ownership, school }: Target): Promise<string> => {
  const structureRecordId = await makeRecord(backend, {
    campusId: school.campusId,
    structureId: school.structureId,
  });
  const courseId = await makeCourse(backend, school.id, [], { structureRecordId });
  if (caller && callerName === 'teacher' && ownership === 'same')
    await backend.deps.db
      .insert(classTeachers)
      .values({ courseId, userId: caller.id, createdAt: backend.clock.now() });
  return structureRecordId;
};
const term = { academicYear: '2026-2027', term: 1 };

export const absenceRights: Rights = {
  'lms/term-remarks.list': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    names: 'params.orgId',
    send: async (target) => ({
      params: { orgId: target.school.id },
      query: { structureRecordId: await classOfTerm(target), academicYear: term.academicYear, term: '1' },
    }),
  },
  'lms/term-remarks.write': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    send: async (target) => {
      const { backend, school } = target;
      const place = { schoolId: school.id, campusId: school.campusId };
      const { id } = await makeStudent(backend, place, { structureRecordId: await classOfTerm(target) });
      return {
        params: { orgId: school.id, id },
        body: { ...term, remark: { en: 'Works with care.', km: '' } },
        version: 0,
      };
    },
  },
  'lms/attendance-figures.counts': {
    ...office,
    send: ({ school }) => ({
      params: { orgId: school.id },
      query: { by: 'day', from: '2026-10-01', to: '2026-11-30' },
    }),
  },
  'lms/attendance-figures.people': {
    ...office,
    send: ({ school }) => ({ params: { orgId: school.id }, query: { from: '2026-10-01', to: '2026-11-30' } }),
  },
  'lms/teacher-absences.list': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    shows: { ...shows, teacher: 'A teacher reads the own absences.' },
    send: async (target) => {
      await teacherAbsenceOf(target);
      return { params: { orgId: target.school.id } };
    },
  },
  'lms/teacher-absences.announce': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    send: async (target) => {
      const day = nextDay();
      const teacherId = await absentTeacher(target);
      await target.backend.deps.db.delete(teacherAbsences);
      return {
        params: { orgId: target.school.id },
        body: { of: 'days', fromDay: day, toDay: day, reason: 'illness', teacherId },
      };
    },
  },
  'lms/teacher-absences.takeBack': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    shows: { ...shows, teacher: 'A teacher takes back the own absence.' },
    send: async (target) => ({
      params: { orgId: target.school.id, absenceId: await teacherAbsenceOf(target) },
    }),
  },
  'lms/teacher-absences.free': forTeachers(sessionIn),
  'lms/absence-notices.list': [
    { ...byOffice, send: async (target) => ({ params: await student(target) }) },
    ofOwnTeacher,
  ],
  'lms/absence-notices.announce': {
    ...byOffice,
    send: async (target) => {
      const day = nextDay();
      const params = await student(target);
      await target.backend.deps.db.delete(absenceNotices);
      return { params, body: { of: 'days', fromDay: day, toDay: day, reason: 'illness' } };
    },
  },
  'lms/absence-notices.addPaper': {
    ...byOffice,
    send: async (target) => {
      const userId = target.caller?.id ?? target.owner.id;
      const { key } = await makeUpload(target.backend, { userId, purpose: 'absence-document' });
      return {
        params: { ...(await student(target)), absenceId: await noticeOf(target) },
        body: { paperKey: key },
      };
    },
  },
  'lms/absence-notices.takeBack': {
    ...byOffice,
    send: async (target) => ({
      params: { ...(await student(target)), absenceId: await noticeOf(target) },
    }),
  },
  'lms/absence-notices.listOfOrganization': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    shows: { ...shows },
    send: async (target) => {
      await noticeOf(target);
      return { params: { orgId: target.school.id }, query: { day: nextDay() } };
    },
  },
  'lms/mark-requests.ask': {
    ...byStudent,
    names: 'params.id',
    send: async (target) => {
      const params = await student(target);
      const sessionId = await markedLesson(target, params.id);
      return { params, body: { sessionId, wanted: 'excused', reason: 'I was ill.' } };
    },
  },
  'lms/mark-requests.withdraw': {
    ...byStudent,
    send: async (target) => {
      const params = await student(target);
      const sessionId = await markedLesson(target, params.id);
      return { params: { ...params, requestId: await requestOf(target, sessionId, params.id) } };
    },
  },
  'lms/mark-requests.list': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    shows,
    send: async (target) => {
      const { id } = await studentOf(target);
      await requestOf(target, await markedLesson(target, id), id);
      return { params: { orgId: target.school.id }, query: { state: 'open' } };
    },
  },
  'lms/mark-requests.answer': answerable.map(({ cells, why, send }) => ({
    cells,
    ...(why && { why }),
    shows: { ...shows, teacher: 'A teacher answers what is asked of own lessons.' },
    send: async (target: Target) => {
      const { params, requestId } = (await send(target)) as {
        params: { orgId: string };
        requestId: string;
      };
      return { params: { orgId: params.orgId, requestId }, body: { setTo: null, word: 'It stays.' } };
    },
  })),
};
