import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { CourseMaterial } from '@/lib/contract/school-day/record-shapes';
import { classCourses, courseMaterials, courseStudents, materialReads } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { matches } from '@/backend/lists/folded-text';
import { orderOfMaterials } from './course-materials';
import { coursesOfReader, type OfStudent, toCourseRef } from './student-records';

const newestFirst = [desc(courseMaterials.publishedAt), asc(courseMaterials.id)] as const;

/** Published materials of the student's courses: of one course in its order, of all the newest first. */
export async function readMaterials(
  deps: Deps,
  of: OfStudent,
  query: { courseId?: string | undefined; keyword?: string | undefined; start: number; limit: number },
): Promise<{ data: CourseMaterial[]; countTotal: number }> {
  const where = and(
    coursesOfReader(of),
    lte(courseMaterials.publishedAt, deps.clock.now()),
    query.courseId ? eq(courseMaterials.courseId, query.courseId) : undefined,
    query.keyword ? matches(courseMaterials.searchFold, query.keyword) : undefined,
  );
  const page = deps.db
    .select({ material: courseMaterials, course: classCourses, readAt: materialReads.readAt })
    .from(courseMaterials)
    .innerJoin(classCourses, eq(classCourses.id, courseMaterials.courseId))
    .innerJoin(courseStudents, eq(courseStudents.courseId, classCourses.id))
    .leftJoin(
      materialReads,
      and(eq(materialReads.materialId, courseMaterials.id), eq(materialReads.studentId, of.student.id)),
    )
    .where(where)
    .orderBy(...(query.courseId ? orderOfMaterials : newestFirst))
    .limit(query.limit)
    .offset(query.start);
  const total = deps.db
    .select({ value: count() })
    .from(courseMaterials)
    .innerJoin(courseStudents, eq(courseStudents.courseId, courseMaterials.courseId))
    .where(where);
  const [rows, [counted]] = await Promise.all([page, total]);
  const data = rows.flatMap(({ material, course, readAt }) =>
    material.publishedAt === null
      ? []
      : [
          {
            materialId: material.id,
            course: toCourseRef(course),
            kind: material.kind,
            title: material.title,
            body: material.body,
            url: material.url,
            sizeBytes: material.sizeBytes,
            publishedAt: material.publishedAt.toISOString(),
            readAt: readAt?.toISOString() ?? null,
          },
        ],
  );
  return { data, countTotal: counted?.value ?? 0 };
}

/** @throws 404 for a material that the student does not see */
export async function setMaterialRead(
  act: Act,
  { studentId, materialId }: { studentId: string; materialId: string },
  read: boolean,
): Promise<void> {
  const [seen] = await act.tx
    .select({ id: courseMaterials.id })
    .from(courseMaterials)
    .innerJoin(courseStudents, eq(courseStudents.courseId, courseMaterials.courseId))
    .where(
      and(
        eq(courseMaterials.id, materialId),
        eq(courseStudents.studentId, studentId),
        lte(courseMaterials.publishedAt, act.now),
      ),
    );
  if (!seen) throw notFound();
  const here = and(eq(materialReads.materialId, materialId), eq(materialReads.studentId, studentId));
  if (!read) await act.tx.delete(materialReads).where(here);
  else
    await act.tx
      .insert(materialReads)
      .values({ materialId, studentId, readAt: act.now })
      .onConflictDoNothing();
}
