import { and, eq } from 'drizzle-orm';
import { trimAll } from '@/lib/domain/trim';
import type { Db } from '@/backend/db/client';
import { subjects } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Cells } from './cells';

/** The id of the program of the school whose code is in the column `program`, null for an empty cell. @throws 422 */
export async function findProgram(tx: Db, schoolId: string, cells: Cells): Promise<string | null> {
  const key = trimAll(cells['program'] ?? '');
  if (key === '') return null;
  const [row] = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.schoolId, schoolId), eq(subjects.key, key)));
  if (!row) throw invalid([{ path: 'program', code: 'unknown-program' }]);
  return row.id;
}
