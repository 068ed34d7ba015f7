import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { SchoolClass } from '@/lib/contract/school-day/courses';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { campuses, classCourses, students } from '@/backend/db/schema';
import {
  isShownRecord,
  pathOf,
  recordsOfCampuses,
} from '@/backend/features/schools/services/structure-paths';

/** The units of a school that are shown, with who studies there and the courses in use. */
export async function readClasses(db: Db, schoolId: string, keyword = ''): Promise<SchoolClass[]> {
  const places = await db.select({ id: campuses.id }).from(campuses).where(eq(campuses.schoolId, schoolId));
  const records = await recordsOfCampuses(
    db,
    places.map(({ id }) => id),
  );
  const shown = [...records.values()].filter(isShownRecord);
  const ids = shown.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counted = async (table: typeof students | typeof classCourses) => {
    const isCurrent = table === students ? eq(students.status, 'studying') : isNull(classCourses.archivedAt);
    const rows = await db
      .select({ id: table.structureRecordId, value: count() })
      .from(table)
      .where(and(inArray(table.structureRecordId, ids), isNotNull(table.structureRecordId), isCurrent))
      .groupBy(table.structureRecordId);
    return new Map(rows.map((row) => [row.id, row.value]));
  };
  const [studentCounts, courseCounts] = [await counted(students), await counted(classCourses)];
  const words = fold(keyword);
  return shown
    .map((row) => ({
      structureRecordId: row.id,
      campusId: row.campusId,
      name: row.name,
      nameNative: row.nameNative,
      path: pathOf(row, records),
      isOpen: row.archiveStatus === 0,
      studentCount: studentCounts.get(row.id) ?? 0,
      courseCount: courseCounts.get(row.id) ?? 0,
    }))
    .filter(({ path }) => path.some(({ name, nameNative }) => fold(`${name} ${nameNative}`).includes(words)));
}
