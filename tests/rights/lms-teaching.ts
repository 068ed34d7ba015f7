import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { onlyRow } from '@/backend/db/only-row';
import {
  assessments,
  classSessions,
  classTeachers,
  courseMaterials,
  courseStudents,
  gradingScales,
} from '@/backend/db/schema';
import { makeClass, makeCourse, makeRecord, makeSession, makeStudent } from '../support/school-records';
import { ofOrganization, type Right, type Rights, signedIn, type Target, unknown } from './table';

const both = { en: 'Text', km: 'អត្ថបទ' };

/** Those who keep the school. */
const office = ofOrganization('13++++33', '13444433');
/** They, and the teachers of the course; of others of the school there is nothing. */
const ofTeachers = ofOrganization('14+++++4', unknown);
const ofOthers = ofOrganization('14++++44', unknown);

/** A course of its own teacher: the caller, when a teacher of the school calls. */
const course = async (target: Target): Promise<{ orgId: string; id: string }> => {
  const { backend, caller, callerName, school, ownership } = target;
  const id = await makeCourse(backend, school.id, []);
  if (caller && callerName === 'teacher' && ownership === 'same')
    await backend.deps.db
      .insert(classTeachers)
      .values({ courseId: id, userId: caller.id, createdAt: backend.clock.now() });
  return { orgId: school.id, id };
};

/** A course of another teacher. */
const strangers = async ({ backend, school }: Target) => ({
  orgId: school.id,
  id: (await makeClass(backend, school.id, { students: 0 })).courseId,
});

type Place = (target: Target) => Promise<{ orgId: string; id: string }>;

const sessionIn =
  (place: Place): Place =>
  async (target) => {
    const { orgId, id } = await place(target);
    return { orgId, id: await makeSession(target.backend, id, -3) };
  };

const assessmentIn =
  (place: Place): Place =>
  async (target) => {
    const { orgId, id: courseId } = await place(target);
    const id = randomUUID();
    const row = { kind: 'quiz' as const, name: both, maxScore: 10, weightPercent: 10, heldOn: '2026-10-20' };
    await target.backend.deps.db.insert(assessments).values({ id, courseId, ...row });
    return { orgId, id };
  };

const materialIn =
  (place: Place): Place =>
  async (target) => {
    const { orgId, id: courseId } = await place(target);
    const id = randomUUID();
    const row = { kind: 'reading' as const, title: both, body: both, searchFold: target.secret };
    await target.backend.deps.db.insert(courseMaterials).values({ id, courseId, ...row });
    return { orgId, id };
  };

/** A new student of the school, in the course when there is one. */
const studentIn = async ({ backend, school }: Target, courseId?: string): Promise<string> => {
  const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
  if (courseId)
    await backend.deps.db
      .insert(courseStudents)
      .values({ courseId, studentId: id, joinedAt: backend.clock.now() });
  return id;
};

const courseIn = async (
  { backend }: Target,
  table: typeof classSessions | typeof assessments,
  id: string,
): Promise<string> =>
  onlyRow(await backend.deps.db.select({ id: table.courseId }).from(table).where(eq(table.id, id))).id;

/** Both kinds of courses: one's own, and somebody else's. */
const forTeachers = (
  within: (place: Place) => Place,
  rest: (target: Target, id: string) => object | Promise<object> = () => ({}),
): Right[] =>
  [
    { cells: ofTeachers, place: within(course) },
    { cells: ofOthers, place: within(strangers) },
  ].map(({ cells, place }) => ({
    ...cells,
    names: 'params.id',
    send: async (target) => {
      const params = await place(target);
      return { params, ...(await rest(target, params.id)) };
    },
  }));

const inCourse = (place: Place): Place => place;

const courseBody = {
  code: 'M-101',
  name: 'Mathematics',
  nameNative: 'គណិតវិទ្យា',
  academicYear: '2026-2027',
  term: 1,
  startDate: '2026-10-05',
  endDate: '2027-02-12',
};

const courseRights: Rights = {
  'lms/courses.classes': { ...office, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'lms/courses.teachers': { ...office, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'lms/courses.list': { ...office, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'lms/courses.create': {
    ...office,
    send: ({ school }) => ({ params: { orgId: school.id }, body: courseBody }),
  },
  'lms/courses.get': forTeachers(inCourse),
  'lms/courses.update': {
    ...office,
    send: async (target) => ({ params: await course(target), body: { credits: 4 }, version: 1 }),
  },
  'lms/course-members.list': forTeachers(inCourse),
  'lms/course-members.add': {
    ...office,
    names: 'params.id',
    send: async (target) => ({
      params: await course(target),
      body: { rows: [{ studentId: await studentIn(target) }] },
    }),
  },
  'lms/course-members.addClass': {
    ...office,
    names: 'params.id',
    send: async (target) => ({
      params: await course(target),
      body: {
        structureRecordId: await makeRecord(target.backend, {
          campusId: target.school.campusId,
          structureId: target.school.structureId,
        }),
      },
    }),
  },
  'lms/course-members.remove': {
    ...office,
    names: 'params.id',
    send: async (target) => {
      const params = await course(target);
      return { params, body: { rows: [{ studentId: await studentIn(target, params.id) }] } };
    },
  },
};

let lessons = 0;
/** A room of its own: lessons of many calls stand in the same minutes. */
const nextRoom = () => `Room ${(lessons += 1)}`;

const sessionRights: Rights = {
  'lms/class-sessions.list': {
    ...ofOrganization('14+++++4', unknown),
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'lms/class-sessions.create': {
    ...office,
    names: 'params.id',
    send: async (target) => ({
      params: await strangers(target),
      body: {
        from: '2026-11-02',
        to: '2026-11-02',
        slots: [{ weekday: 1, startTime: '07:00', endTime: '08:30', room: nextRoom() }],
      },
    }),
  },
  'lms/class-sessions.update': {
    ...office,
    names: 'params.id',
    send: async (target) => ({
      params: await sessionIn(strangers)(target),
      body: { room: nextRoom() },
      version: 1,
    }),
  },
  'lms/class-sessions.cancel': {
    ...office,
    names: 'params.id',
    send: async (target) => ({
      params: await sessionIn(strangers)(target),
      body: { reason: 'The teacher is ill.' },
      version: 1,
    }),
  },
};

const sheetRights: Rights = {
  'lms/sheets.attendance': forTeachers(sessionIn),
  'lms/sheets.markAttendance': forTeachers(sessionIn, async (target, sessionId) => ({
    body: {
      rows: [
        {
          studentId: await studentIn(target, await courseIn(target, classSessions, sessionId)),
          mark: 'present',
          version: 0,
        },
      ],
    },
  })),
  'lms/sheets.attendanceChanges': forTeachers(sessionIn),
  'lms/sheets.scores': forTeachers(assessmentIn),
  'lms/sheets.markScores': forTeachers(assessmentIn, async (target, assessmentId) => {
    const courseId = await courseIn(target, assessments, assessmentId);
    return { body: { rows: [{ studentId: await studentIn(target, courseId), score: 8.5, version: 0 }] } };
  }),
  'lms/sheets.scoreChanges': forTeachers(assessmentIn),
};

const assessmentBody = { kind: 'quiz', name: both, maxScore: 20, weightPercent: 10, heldOn: '2026-11-10' };

const materialRights: Rights = {
  'lms/assessments.list': forTeachers(inCourse),
  'lms/assessments.create': forTeachers(inCourse, () => ({ body: assessmentBody })),
  'lms/assessments.update': forTeachers(assessmentIn, () => ({ body: { published: true }, version: 1 })),
  'lms/assessments.remove': forTeachers(assessmentIn),
  'lms/materials.list': forTeachers(inCourse),
  'lms/materials.create': forTeachers(inCourse, () => ({
    body: { kind: 'reading', title: both, body: both },
  })),
  'lms/materials.update': forTeachers(materialIn, () => ({ body: { title: both }, version: 1 })),
  'lms/materials.remove': forTeachers(materialIn),
};

const term = { academicYear: '2026-2027', term: '1' };

const markingRights: Rights = {
  'lms/marking.locks': { ...office, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'lms/marking.lock': {
    ...office,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { academicYear: '2019-2020', term: 2, locked: true },
    }),
  },
  'lms/marking.scale': {
    ...ofOrganization(signedIn, signedIn, unknown),
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'lms/marking.setScale': {
    ...office,
    send: async (target) => {
      const params = { orgId: target.school.id };
      const steps = [
        { letter: 'A', fromPercent: 50, points: 1 },
        { letter: 'F', fromPercent: 0, points: 0 },
      ];
      const { db } = target.backend.deps;
      const here = eq(gradingScales.schoolId, target.school.id);
      const [scale] = await db.select().from(gradingScales).where(here);
      return { params, body: { steps, passPercent: 50 }, version: scale?.version ?? 0 };
    },
  },
  'lms/marking.averages': {
    ...office,
    names: 'params.id',
    send: async ({ backend, school }) => ({
      params: {
        orgId: school.id,
        id: await makeRecord(backend, { campusId: school.campusId, structureId: school.structureId }),
      },
      query: term,
    }),
  },
};

export const teachingRights: Rights = {
  ...courseRights,
  ...sessionRights,
  ...sheetRights,
  ...materialRights,
  ...markingRights,
};
