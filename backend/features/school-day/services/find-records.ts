import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { assessments, classSessions, courseMaterials } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { courseForMarking } from '@/backend/core/access/class-teachers';

interface Path {
  orgId: string;
  id: string;
}

const findSession = async (db: Db, id: string) => {
  const [session] = await db.select().from(classSessions).where(eq(classSessions.id, id));
  if (!session) throw notFound();
  return session;
};

/** A lesson with its course, for the teachers of the course and those who keep the school. @throws 404 */
export async function sessionForChange(db: Db, caller: Caller, { orgId, id }: Path) {
  const session = await findSession(db, id);
  return { session, course: await courseForMarking(db, caller, { orgId, courseId: session.courseId }) };
}

/** A lesson with its course, for its teachers, its substitute and those who keep the school. @throws 404 */
export async function sessionForMarking(db: Db, caller: Caller, { orgId, id }: Path) {
  const session = await findSession(db, id);
  const path = { orgId, courseId: session.courseId };
  return { session, course: await courseForMarking(db, caller, path, session.substituteId) };
}

/** An assessment with its course, for its teachers and those who keep the school. @throws 404 */
export async function assessmentForMarking(db: Db, caller: Caller, { orgId, id }: Path) {
  const [assessment] = await db.select().from(assessments).where(eq(assessments.id, id));
  if (!assessment) throw notFound();
  return {
    assessment,
    course: await courseForMarking(db, caller, { orgId, courseId: assessment.courseId }),
  };
}

/** A material with its course, for its teachers and those who keep the school. @throws 404 */
export async function materialForMarking(db: Db, caller: Caller, { orgId, id }: Path) {
  const [material] = await db.select().from(courseMaterials).where(eq(courseMaterials.id, id));
  if (!material) throw notFound();
  return { material, course: await courseForMarking(db, caller, { orgId, courseId: material.courseId }) };
}
