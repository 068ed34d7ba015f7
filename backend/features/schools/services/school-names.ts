import { eq, inArray, isNull, or } from 'drizzle-orm';
import type { NamedRecord } from '@/lib/contract/named-record';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import { nearNamed, type SchoolNames } from '@/lib/domain/schools/near-names';
import { hasAnyRole, roleNames } from '@/lib/domain/accounts/roles';
import type { Db, WriteDb } from '@/backend/db/client';
import { schools } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { serialize } from '@/backend/core/access/serialize';
import { schoolIdsOf } from '@/backend/core/access/roles-of';

const initials = (name: string) => {
  const letters = nameSlug(name, 'school')
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return letters.length < 2 ? `SCH${letters}` : letters.slice(0, 6);
};

/** The slug and the code of a new school, in a line with others that are named at once. */
export const newNames = async (tx: WriteDb, draft: { name: string; code?: string | undefined }) => {
  await serialize(tx, 'school-names');
  const taken = await tx.select({ slug: schools.slug, code: schools.code }).from(schools);
  const codes = new Set(taken.map((row) => row.code));
  if (draft.code !== undefined && codes.has(draft.code))
    throw invalid([{ path: 'code', code: 'code-taken' }]);
  return {
    slug: freeSlug(nameSlug(draft.name, 'school'), new Set(taken.map((row) => row.slug))),
    code: draft.code ?? freeSlug(initials(draft.name), codes),
  };
};

const nearShownMax = 5;

/** The schools that readers could take for one of these names, a few of them. Advisors see hidden ones too. */
export async function nearSchools(
  db: Db,
  names: SchoolNames,
  { caller, except }: { caller: Author; except?: string | undefined },
): Promise<NamedRecord[]> {
  const own = caller.id === null ? [] : await schoolIdsOf(db, caller.id);
  const isSeen = hasAnyRole(caller.roles, [roleNames.advisor])
    ? isNull(schools.declinedAt)
    : or(eq(schools.status, 'active'), inArray(schools.id, own));
  const rows = await db
    .select({
      id: schools.id,
      name: schools.name,
      nameNative: schools.nameNative,
      province: schools.province,
      slug: schools.slug,
      status: schools.status,
    })
    .from(schools)
    .where(isSeen)
    .orderBy(schools.sortKeyEn, schools.id);
  return nearNamed(
    names,
    rows.filter(({ id }) => id !== except),
  )
    .slice(0, nearShownMax)
    .map(({ status, ...row }) => ({ ...row, slug: status === 'active' ? row.slug : null }));
}

/**
 * Asks once whether a school is one of those with a near name.
 * @returns whether there are any
 * @throws 409 with the near ones, unless `isAnotherSchool` has answered
 */
export async function askAboutNear(
  { tx, caller }: Act<Author>,
  names: SchoolNames,
  { isAnotherSchool, except }: { isAnotherSchool: boolean; except?: string },
): Promise<boolean> {
  const near = await nearSchools(tx, names, { caller, except });
  if (near.length > 0 && !isAnotherSchool)
    throw new Refusal(409, 'near-names', 'Schools of a near name exist. Say whether it is one of them.', {
      records: near,
    });
  return near.length > 0;
}
