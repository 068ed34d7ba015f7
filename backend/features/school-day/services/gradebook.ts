import { and, eq } from 'drizzle-orm';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import type { Db } from '@/backend/db/client';
import { assessments, scores } from '@/backend/db/schema';
import { readAssessments } from './assessments';
import type { CourseRow } from './class-courses';
import { membersOf } from './course-members';
import { closedAmong, markedIn, readCounting } from './result-records';
import { isTermLocked } from './term-locks';
import { readWithdrawn, assessmentStands } from './withdrawn';

/** Everybody in a course by name, with what has been written of each in all of its assessments. */
export async function readGradebook(db: Db, course: CourseRow, now: Date): Promise<Gradebook> {
  const listed = await readAssessments(db, course.id);
  const people = await membersOf(db, course.id);
  const counting = and(eq(assessments.courseId, course.id), assessmentStands);
  const rows = await db
    .select({ cell: scores })
    .from(scores)
    .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
    .where(counting);
  const tests = await db.select().from(assessments).where(counting);
  const closed = await closedAmong(db, [course], tests, now);
  const cells = Map.groupBy(rows, ({ cell }) => cell.studentId);
  const data = people.map((person) => ({
    ...person,
    cells: (cells.get(person.studentId) ?? []).map(({ cell }) => ({ ...cell, ...markedIn(cell) })),
  }));
  return {
    data,
    countTotal: data.length,
    assessments: listed.data,
    withdrawn: await readWithdrawn(db, course.id),
    weightPercent: listed.weightPercent,
    locked: await isTermLocked(db, course),
    archived: course.archivedAt !== null,
    ...(await readCounting(db, course.schoolId)),
    closed: closed.has(course.id),
  };
}
