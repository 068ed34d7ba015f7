import { eq } from 'drizzle-orm';
import { assessments, classSessions, gradingScales } from '@/backend/db/schema';
import { makeRecord } from '../support/school-records';
import {
  assessmentIn,
  both,
  courseIn,
  forTeachers,
  inCourse,
  materialIn,
  office,
  sessionIn,
  studentIn,
} from './lms-places';
import { ofOrganization, type Rights, signedIn, unknown } from './table';

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
  'lms/sheets.gradebook': forTeachers(inCourse),
  'lms/sheets.courseTerm': forTeachers(inCourse),
  'lms/sheets.courseAttendance': forTeachers(inCourse),
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
  'lms/assessments.withdraw': forTeachers(assessmentIn, () => ({
    body: { reason: 'Wrong questions' },
    version: 1,
  })),
  'lms/assessments.remove': forTeachers(assessmentIn),
  'lms/materials.list': forTeachers(inCourse),
  'lms/materials.create': forTeachers(inCourse, () => ({
    body: { kind: 'reading', title: both, body: both },
  })),
  'lms/materials.order': forTeachers(inCourse, () => ({ body: { materialIds: [] } })),
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
      return {
        params,
        body: { steps, passPercent: 50, absence: 'zero' as const },
        version: scale?.version ?? 0,
      };
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

export const schoolMarkingRights: Rights = { ...sheetRights, ...materialRights, ...markingRights };
