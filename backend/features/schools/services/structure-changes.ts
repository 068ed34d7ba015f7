import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import {
  campuses,
  classCourses,
  groupStructures,
  structureRecords,
  structures,
  students,
} from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireStaffOf } from '@/backend/core/access/staff';

/** @throws 404 for an unknown campus, and unless the caller manages its school */
export async function requireCampusStaff(db: Db, caller: Caller, campusId: string): Promise<void> {
  const [campus] = await db
    .select({ schoolId: campuses.schoolId })
    .from(campuses)
    .where(eq(campuses.id, campusId));
  if (!campus) throw notFound();
  await requireStaffOf(db, caller.id, campus.schoolId);
}

/** @throws 404 as `requireCampusStaff` */
export async function groupForStaff(db: Db, caller: Caller, id: string) {
  const [group] = await db.select().from(groupStructures).where(eq(groupStructures.id, id));
  if (!group) throw notFound();
  await requireCampusStaff(db, caller, group.campusId);
  return group;
}

/** A level with its campus. @throws 404 as `requireCampusStaff` */
export async function structureForStaff(db: Db, caller: Caller, id: string) {
  const [found] = await db
    .select({ structure: structures, campusId: groupStructures.campusId })
    .from(structures)
    .innerJoin(groupStructures, eq(groupStructures.id, structures.groupId))
    .where(eq(structures.id, id));
  if (!found) throw notFound();
  await requireCampusStaff(db, caller, found.campusId);
  return found;
}

/** @throws 404 as `requireCampusStaff` */
export async function recordForStaff(db: Db, caller: Caller, id: string) {
  const [record] = await db.select().from(structureRecords).where(eq(structureRecords.id, id));
  if (!record) throw notFound();
  await requireCampusStaff(db, caller, record.campusId);
  return record;
}

const inUse = () => new Refusal(409, 'in-use', 'Something belongs to it; move or archive that first.');

/** @throws 409 while it has levels */
export async function removeGroup(act: Act, id: string): Promise<void> {
  const { tx } = act;
  // A concurrent insert below it waits now, and then finds it deleted.
  await tx.select().from(groupStructures).where(eq(groupStructures.id, id)).for('update');
  if ((await tx.$count(structures, eq(structures.groupId, id))) > 0) throw inUse();
  await act.tx.delete(groupStructures).where(eq(groupStructures.id, id));
  act.note('group-structure-removed', id);
}

/** @throws 409 while it has units or levels below */
export async function removeStructure(act: Act, id: string): Promise<void> {
  const { tx } = act;
  await tx.select().from(structures).where(eq(structures.id, id)).for('update');
  const below = await tx.$count(structures, eq(structures.parentId, id));
  const units = await tx.$count(structureRecords, eq(structureRecords.structureId, id));
  if (below + units > 0) throw inUse();
  await act.tx.delete(structures).where(eq(structures.id, id));
  act.note('structure-removed', id);
}

/** @throws 409 while it has students, courses or units below */
export async function removeRecord(act: Act, id: string): Promise<void> {
  const { tx } = act;
  await tx.select().from(structureRecords).where(eq(structureRecords.id, id)).for('update');
  const below = await tx.$count(structureRecords, eq(structureRecords.parentId, id));
  const people = await tx.$count(students, eq(students.structureRecordId, id));
  const courses = await tx.$count(classCourses, eq(classCourses.structureRecordId, id));
  if (below + people + courses > 0) throw inUse();
  await act.tx.delete(structureRecords).where(eq(structureRecords.id, id));
  act.note('structure-record-removed', id);
}
