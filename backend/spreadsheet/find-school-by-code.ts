import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Cells } from './cells';
import { requireCell } from './require-cell';

/** The school whose code is in the column `school`. @throws 422 when there is none. */
export async function findSchoolByCode(
  tx: Db,
  cells: Cells,
): Promise<Pick<typeof schools.$inferSelect, 'id' | 'slug' | 'code'>> {
  const code = requireCell(cells, 'school');
  const [row] = await tx
    .select({ id: schools.id, slug: schools.slug, code: schools.code })
    .from(schools)
    .where(eq(schools.code, code));
  if (!row) throw invalid([{ path: 'school', code: 'unknown-school' }]);
  return row;
}
