import { and, eq, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { categoryDraft } from '@/lib/contract/academic/categories';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import type { Db } from '@/backend/db/client';
import { categories, subjects } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { reindexSchools } from './search-index';
import { announceTags } from '@/backend/services/tags/tag-changes';
import { serialize } from '@/backend/services/access/serialize';

type Draft = z.output<typeof categoryDraft>;

const lockName = 'categories';

/** Schools and courses show the names of majors. */
const announce = (tx: Db) => announceTags(tx, ['categories', 'schools', 'subjects']);

/** A known field keeps its names unless new ones are given; a new field needs both. */
const fieldNames = async (tx: Db, draft: Pick<Draft, 'field' | 'fieldName' | 'fieldNameNative'>) => {
  const [known] = await tx.select().from(categories).where(eq(categories.field, draft.field)).limit(1);
  const fieldName = draft.fieldName ?? known?.fieldName;
  const fieldNameNative = draft.fieldNameNative ?? known?.fieldNameNative;
  if (fieldName === undefined) throw invalid([{ path: 'fieldName', code: 'required' }]);
  if (fieldNameNative === undefined) throw invalid([{ path: 'fieldNameNative', code: 'required' }]);
  return { fieldName, fieldNameNative };
};

/** A field's names are those of all its majors; each that changes has a new version. */
const renameField = (tx: Db, field: string, names: { fieldName: string; fieldNameNative: string }) =>
  tx
    .update(categories)
    .set({ ...names, version: sql`${categories.version} + 1` })
    .where(
      and(
        eq(categories.field, field),
        or(ne(categories.fieldName, names.fieldName), ne(categories.fieldNameNative, names.fieldNameNative)),
      ),
    );

/** Stores a major; runs inside `once`. @returns its id. */
export async function createCategory(
  deps: Deps,
  tx: Db,
  draft: Draft,
  caller: Caller,
  requestId: string,
): Promise<{ id: string }> {
  await serialize(tx, lockName);
  const names = await fieldNames(tx, draft);
  const taken = await tx.select({ id: categories.id }).from(categories);
  const id = freeSlug(nameSlug(draft.name, 'major').slice(0, 50), new Set(taken.map((row) => row.id)));
  const { field, name, nameNative } = draft;
  await tx.insert(categories).values({ id, field, name, nameNative, ...names, createdAt: deps.clock.now() });
  await renameField(tx, field, names);
  await announce(tx);
  await audit(deps, { action: 'category-created', actorId: caller.id, subject: id, requestId }, tx);
  return { id };
}

/** The search texts of courses and schools contain the names of their majors. */
const reindexCourses = async (tx: Db, id: string) => {
  const rows = await tx
    .selectDistinct({ schoolId: subjects.schoolId })
    .from(subjects)
    .where(eq(subjects.categoryId, id));
  await reindexSchools(
    tx,
    rows.map((row) => row.schoolId),
  );
};

/** @throws 412 when somebody else has changed the major since `version` was read. */
export function changeCategory(
  deps: Deps,
  { id, version }: { id: string; version: number },
  change: Partial<Draft>,
  caller: Caller,
  requestId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await serialize(tx, lockName);
    const [before] = await tx.select().from(categories).where(eq(categories.id, id));
    if (!before) throw notFound();
    requireVersion(before, version, 'major');
    const field = change.field ?? before.field;
    const names = await fieldNames(tx, {
      field,
      fieldName: change.fieldName,
      fieldNameNative: change.fieldNameNative,
    });
    const { name = before.name, nameNative = before.nameNative } = change;
    await tx
      .update(categories)
      .set({ field, name, nameNative, ...names, version: version + 1 })
      .where(eq(categories.id, id));
    await renameField(tx, field, names);
    await reindexCourses(tx, id);
    await announce(tx);
    await audit(deps, { action: 'category-changed', actorId: caller.id, subject: id, requestId }, tx);
  });
}

/** @throws 409 while courses belong to it. */
export function removeCategory(deps: Deps, id: string, caller: Caller, requestId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await serialize(tx, lockName);
    await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update');
    const [used] = await tx
      .select({ id: subjects.id })
      .from(subjects)
      .where(eq(subjects.categoryId, id))
      .limit(1);
    if (used) throw new Refusal(409, 'category-in-use', 'Courses belong to this major.');
    const gone = await tx.delete(categories).where(eq(categories.id, id)).returning({ id: categories.id });
    if (gone.length === 0) throw notFound();
    await announce(tx);
    await audit(deps, { action: 'category-deleted', actorId: caller.id, subject: id, requestId }, tx);
  });
}
