import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { onlyRow } from '@/backend/db/only-row';
import {
  assessments,
  type classSessions,
  classTeachers,
  courseMaterials,
  courseStudents,
} from '@/backend/db/schema';
import { makeClass, makeCourse, makeSession, makeStudent } from '../support/school-records';
import { hiding, keepers, ofOrganization, only, type Right, seenBy, type Target, unknown } from './table';

export const both = { en: 'Text', km: 'អត្ថបទ' };

/** Those who keep the school. */
export const office = ofOrganization(only(...keepers), hiding(only(), ...keepers));
/** They, and the teachers of the course; of others of the school there is nothing. */
const ofTeachers = ofOrganization(seenBy(...keepers, 'teacher'), unknown);
const ofOthers = ofOrganization(seenBy(...keepers), unknown);

/** A course of its own teacher: the caller, when a teacher of the school calls. */
export const course = async (target: Target): Promise<{ orgId: string; id: string }> => {
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

/** A lesson that began so many hours ago; a teacher has one lesson at a time. */
export const lessonAgo =
  (hours: number) =>
  (place: Place): Place =>
  async (target) => {
    const { orgId, id } = await place(target);
    return { orgId, id: await makeSession(target.backend, id, -hours) };
  };
export const sessionIn = lessonAgo(3);

export const assessmentIn =
  (place: Place): Place =>
  async (target) => {
    const { orgId, id: courseId } = await place(target);
    const id = randomUUID();
    const row = { kind: 'quiz' as const, name: both, maxScore: 10, weightPercent: 10, heldOn: '2026-10-20' };
    await target.backend.deps.db.insert(assessments).values({ id, courseId, ...row });
    return { orgId, id };
  };

export const materialIn =
  (place: Place): Place =>
  async (target) => {
    const { orgId, id: courseId } = await place(target);
    const id = randomUUID();
    const row = { kind: 'reading' as const, title: both, body: both, searchFold: target.secret };
    await target.backend.deps.db.insert(courseMaterials).values({ id, courseId, ...row });
    return { orgId, id };
  };

/** A new student of the school, in the course when there is one. */
export const studentIn = async ({ backend, school }: Target, courseId?: string): Promise<string> => {
  const { id } = await makeStudent(backend, { schoolId: school.id, campusId: school.campusId });
  if (courseId)
    await backend.deps.db
      .insert(courseStudents)
      .values({ courseId, studentId: id, joinedAt: backend.clock.now() });
  return id;
};

export const courseIn = async (
  { backend }: Target,
  table: typeof classSessions | typeof assessments,
  id: string,
): Promise<string> =>
  onlyRow(await backend.deps.db.select({ id: table.courseId }).from(table).where(eq(table.id, id))).id;

/** Both kinds of courses: one's own, and somebody else's. */
export const forTeachers = (
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

export const inCourse = (place: Place): Place => place;
