import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StructureRecord } from '@/lib/contract/schools/structures';
import { archiveStatusesShown } from '@/lib/domain/limits';
import type { Db } from '@/backend/db/client';
import { type applicants, structureRecords, students } from '@/backend/db/schema';

type RecordRow = typeof structureRecords.$inferSelect;
type Path = StructureRecord['structureRecordPath'];

const depthMax = 12;

/** From the top to the record itself, including an archived parent. */
export const pathOf = (record: RecordRow, byId: ReadonlyMap<string, RecordRow>): Path => {
  const path: Path = [];
  for (
    let row: RecordRow | undefined = record;
    row && path.length < depthMax;
    row = row.parentId ? byId.get(row.parentId) : undefined
  ) {
    path.unshift({ structureRecordId: row.id, name: row.name, nameNative: row.nameNative });
  }
  return path;
};

/** All units of some campuses by id, archived ones too. */
export const recordsOfCampuses = async (db: Db, campusIds: string[]): Promise<Map<string, RecordRow>> => {
  if (campusIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(structureRecords)
    .where(inArray(structureRecords.campusId, campusIds))
    .orderBy(asc(structureRecords.order), asc(structureRecords.name), asc(structureRecords.id));
  return new Map(rows.map((row) => [row.id, row]));
};

export const isShownRecord = (row: RecordRow): row is RecordRow & { archiveStatus: 0 | 4 } =>
  archiveStatusesShown.some((status) => status === row.archiveStatus);

/** A unit of this campus that accepts students; null for any other. */
export const findOpenRecord = async (db: Db, campusId: string, id: string): Promise<RecordRow | null> => {
  const [row] = await db
    .select()
    .from(structureRecords)
    .where(
      and(
        eq(structureRecords.id, id),
        eq(structureRecords.campusId, campusId),
        eq(structureRecords.archiveStatus, 0),
      ),
    );
  return row ?? null;
};

/** The path to the class of the student that an application became; empty while there is none. */
export const classPathOf = async (
  db: Db,
  { id, schoolId, userId }: Pick<typeof applicants.$inferSelect, 'id' | 'schoolId' | 'userId'>,
): Promise<Path> => {
  const [student] = await db
    .select({ campusId: students.campusId, recordId: students.structureRecordId })
    .from(students)
    .where(and(eq(students.schoolId, schoolId), eq(students.userId, userId), eq(students.applicantId, id)));
  if (!student?.recordId) return [];
  const records = await recordsOfCampuses(db, [student.campusId]);
  const record = records.get(student.recordId);
  return record ? pathOf(record, records) : [];
};
