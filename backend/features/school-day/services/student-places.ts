import { and, eq } from 'drizzle-orm';
import { isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { campuses, subjects } from '@/backend/db/schema';
import { invalid, notFound } from '@/backend/errors';
import { findOpenRecord } from '@/backend/features/schools/services/structure-paths';

/** @throws 404 unless the campus is the school's */
export const requireCampusOf = async (tx: Db, schoolId: string, campusId: string): Promise<void> => {
  const [row] = await tx
    .select({ id: campuses.id })
    .from(campuses)
    .where(and(eq(campuses.id, campusId), eq(campuses.schoolId, schoolId)))
    .for('share');
  if (!row) throw notFound();
};

/** @throws 422 unless the class is of the campus and takes students */
export const requireOpenRecord = async (
  tx: Db,
  campusId: string,
  id: string | null | undefined,
): Promise<void> => {
  if (id && !(await findOpenRecord(tx, campusId, id)))
    throw invalid([{ path: 'structureRecordId', code: 'unknown-class' }]);
};

/** @throws 422 unless the program is the school's */
export const requireProgramOf = async (
  tx: Db,
  schoolId: string,
  id: string | null | undefined,
): Promise<void> => {
  if (!id) return;
  const [row] = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, id), eq(subjects.schoolId, schoolId)))
    .for('share');
  if (!row) throw invalid([{ path: 'subjectId', code: 'unknown-program' }]);
};

/** @throws 422 for a day on which nobody who studies was born */
export const requireBirthDay = (dob: string | undefined, today: string): void => {
  if (dob !== undefined && !isPlausibleBirthDay(dob, today))
    throw invalid([{ path: 'dob', code: 'invalid-date' }]);
};
