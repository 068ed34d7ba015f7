import { makeCourse, makeRecord } from '../support/school-records';
import { course, forTeachers, inCourse, office, sessionIn, studentIn } from './lms-places';
import { keepers, ofOrganization, type Rights, seenBy, unknown } from './table';

const courseBody = {
  code: 'M-101',
  name: 'Mathematics',
  nameNative: 'គណិតវិទ្យា',
  academicYear: '2026-2027',
  term: 1,
  startDate: '2026-10-05',
  endDate: '2027-02-12',
};

let copies = 0;
const courseRights: Rights = {
  'lms/courses.classes': { ...office, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'lms/courses.teachers': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'lms/courses.list': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'lms/courses.copyTerm': {
    ...office,
    send: async (target) => {
      const year = `${2100 + (copies += 1)}`;
      const academicYear = `${year}-${year}`;
      await makeCourse(target.backend, target.school.id, [], { academicYear, term: 1 });
      return {
        params: { orgId: target.school.id },
        body: {
          from: { academicYear, term: 1 },
          to: { academicYear, term: 2, startDate: '2027-03-01', endDate: '2027-07-02' },
        },
      };
    },
  },
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
  'lms/table-imports.run': {
    ...office,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: {
        table: 'course-members',
        csv: 'course,academicYear,term,studentCode\nM-1,2026,1,S-1',
        dryRun: true,
      },
    }),
  },
  'lms/class-sessions.list': {
    ...ofOrganization(seenBy(...keepers, 'teacher'), unknown),
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'lms/class-sessions.create': forTeachers(inCourse, () => ({
    body: {
      from: '2026-11-02',
      to: '2026-11-02',
      slots: [{ weekday: 1, startTime: '07:00', endTime: '08:30', room: nextRoom() }],
    },
  })),
  'lms/class-sessions.update': forTeachers(sessionIn, () => ({ body: { room: nextRoom() }, version: 1 })),
  'lms/class-sessions.cancel': forTeachers(sessionIn, () => ({
    body: { reason: 'The teacher is ill.' },
    version: 1,
  })),
};

export const teachingRights: Rights = { ...courseRights, ...sessionRights };
