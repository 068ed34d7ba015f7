import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { categories } from '@/backend/db/schema';
import { invalidQuery } from '@/backend/errors';

/**
 * The ids of majors that a filter names by id or by name, in either language and in any case. @throws 400 for one that nobody knows
 */
export async function categoryIdsOf(
  db: Db,
  given: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (!given?.length) return undefined;
  const known = await db
    .select({ id: categories.id, name: categories.name, nameNative: categories.nameNative })
    .from(categories);
  const found = given.map((asked) => {
    const name = fold(asked);
    return known.filter((each) => each.id === asked || [each.name, each.nameNative].map(fold).includes(name));
  });
  if (found.some((ids) => ids.length === 0))
    throw invalidQuery([{ path: 'query.categories', code: 'unknown-category' }]);
  return found.flat().map(({ id }) => id);
}
