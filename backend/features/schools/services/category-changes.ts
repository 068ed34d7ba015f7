import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type * as z from 'zod';
import type { categoryDraft } from '@/lib/contract/schools/categories';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import type { Db, WriteDb } from '@/backend/db/client';
import { categories, subjects } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Author } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import { reindexSchools } from './search-index';
import { serialize } from '@/backend/core/access/serialize';
import { whatChanged } from '@/backend/core/access/what-changed';

type Draft = z.output<typeof categoryDraft>;

const lockName = 'categories';

/** A code that no field has yet, of a new field's English name. */
const madeCode = async (tx: Db, fieldName: string) => {
  const taken = await tx.selectDistinct({ field: categories.field }).from(categories);
  return freeSlug(nameSlug(fieldName, 'field').slice(0, 50), new Set(taken.map(({ field }) => field)));
};

/** A known field keeps its names unless new ones are given; a new field needs both, and gets a code where none is given. */
const fieldOf = async (tx: Db, draft: Pick<Draft, 'field' | 'fieldName' | 'fieldNameNative'>) => {
  const [known] = await tx.select().from(categories).where(eq(categories.field, draft.field)).limit(1);
  const fieldName = draft.fieldName ?? known?.fieldName;
  const fieldNameNative = draft.fieldNameNative ?? known?.fieldNameNative;
  if (fieldName === undefined) throw invalid([{ path: 'fieldName', code: 'required' }]);
  if (fieldNameNative === undefined) throw invalid([{ path: 'fieldNameNative', code: 'required' }]);
  return { field: draft.field || (await madeCode(tx, fieldName)), fieldName, fieldNameNative };
};

/** A field's names are those of all its majors; each that changes has a new version. */
const renameField = (
  act: Act<Author>,
  field: string,
  names: { fieldName: string; fieldNameNative: string },
) =>
  act.bumpAll(
    categories,
    and(
      eq(categories.field, field),
      or(ne(categories.fieldName, names.fieldName), ne(categories.fieldNameNative, names.fieldNameNative)),
    ),
    names,
  );

/** Stores a major, under an id made of its English name where none is given. @returns its id. */
export async function createCategory(act: Act<Author>, draft: Draft, code?: string): Promise<string> {
  const { tx } = act;
  await serialize(tx, lockName);
  const { field, ...names } = await fieldOf(tx, draft);
  const taken = await tx.select({ id: categories.id }).from(categories);
  const id =
    code ?? freeSlug(nameSlug(draft.name, 'major').slice(0, 50), new Set(taken.map((row) => row.id)));
  await act.tx.insert(categories).values({ ...draft, ...names, field, id, createdAt: act.now });
  await renameField(act, field, names);
  act.note('category-created', id);
  return id;
}

/** The search texts of courses and schools contain the names of their majors. */
export const reindexMajors = async (tx: WriteDb, ids: string[]): Promise<void> => {
  const rows = await tx
    .selectDistinct({ schoolId: subjects.schoolId })
    .from(subjects)
    .where(inArray(subjects.categoryId, ids));
  await reindexSchools(
    tx,
    rows.map((row) => row.schoolId),
  );
};

/** @throws 412 when somebody else has changed the major since `version` was read. */
export async function changeCategory(act: Act<Author>, id: string, change: Partial<Draft>): Promise<void> {
  const { tx } = act;
  await serialize(tx, lockName);
  const [before] = await tx.select().from(categories).where(eq(categories.id, id));
  if (!before) throw notFound();
  act.requireVersion(before);
  const { field, ...names } = await fieldOf(tx, {
    field: change.field ?? before.field,
    fieldName: change.fieldName,
    fieldNameNative: change.fieldNameNative,
  });
  await act.bump(categories, before, { ...change, ...names, field });
  await renameField(act, field, names);
  await reindexMajors(tx, [id]);
  act.note('category-changed', id, whatChanged(before, change));
}

/** @throws 409 while courses belong to it. */
export async function removeCategory(act: Act, id: string): Promise<void> {
  const { tx } = act;
  await serialize(tx, lockName);
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update');
  const [used] = await tx
    .select({ id: subjects.id })
    .from(subjects)
    .where(eq(subjects.categoryId, id))
    .limit(1);
  if (used) throw new Refusal(409, 'category-in-use', 'Courses belong to this major.');
  const gone = await act.tx.delete(categories).where(eq(categories.id, id)).returning({ id: categories.id });
  if (gone.length === 0) throw notFound();
  act.note('category-deleted', id);
}
