import { and, eq } from 'drizzle-orm';
import type { SubjectChange, SubjectDraft } from '@/lib/contract/academic/subject-draft';
import { placeholderDate } from '@/lib/domain/limits';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import type { Db } from '@/backend/db/client';
import { applicants, categories, schools, subjects } from '@/backend/db/schema';
import type { Author, Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireChanged } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';
import { announceSubject } from './public-changes';
import { reindexSchools, subjectIndexColumns } from './search-index';

type SubjectRow = typeof subjects.$inferSelect;

const empty = { en: '', km: '' };

/** The fields of the contract, as columns. */
const toColumns = ({ tuitionFee, isPublic, enrollableCategoryId, ...same }: SubjectChange) => ({
  ...same,
  ...(tuitionFee !== undefined && { feeCents: Math.round(tuitionFee * 100) }),
  ...(isPublic !== undefined && { isPublic: isPublic === 'yes' }),
  ...(enrollableCategoryId !== undefined && { categoryId: enrollableCategoryId }),
});

const checkDates = (
  row: Pick<SubjectRow, 'startDate' | 'endDate'> &
    Partial<Record<'applicationsOpenOn' | 'applicationDeadline' | 'nextIntakeOn', string | null | undefined>>,
) => {
  if ([row.startDate, row.endDate].includes(placeholderDate)) return;
  if (row.endDate < row.startDate) throw invalid([{ path: 'endDate', code: 'before-start' }]);
  if (row.applicationDeadline && row.applicationDeadline > row.endDate) {
    throw invalid([{ path: 'applicationDeadline', code: 'after-end' }]);
  }
  if (!row.applicationDeadline) return;
  if (row.applicationsOpenOn && row.applicationsOpenOn > row.applicationDeadline) {
    throw invalid([{ path: 'applicationsOpenOn', code: 'after-deadline' }]);
  }
  if (row.nextIntakeOn && row.nextIntakeOn <= row.applicationDeadline) {
    throw invalid([{ path: 'nextIntakeOn', code: 'before-deadline' }]);
  }
};

const requireCategory = async (tx: Db, id: string | null | undefined) => {
  if (!id) return;
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('share');
  if (!row) throw invalid([{ path: 'enrollableCategoryId', code: 'unknown-category' }]);
};

/**
 * Stores a course; runs inside `once`. `key` identifies it within its school; without it the English name does.
 * @returns its id.
 */
export async function createSubject(
  deps: Deps,
  tx: Db,
  { schoolId, key, ...draft }: SubjectDraft & { key?: string },
  caller: Author,
  requestId: string,
): Promise<{ id: string }> {
  // The lock on the school prevents two courses from taking one key.
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  if (!school) throw notFound('School not found.');
  checkDates(draft);
  await requireCategory(tx, draft.enrollableCategoryId);
  const taken = await tx.select({ key: subjects.key }).from(subjects).where(eq(subjects.schoolId, schoolId));
  const now = deps.clock.now();
  const { tuitionFee, isPublic, enrollableCategoryId, ...same } = draft;
  const [row] = await tx
    .insert(subjects)
    .values({
      status: 'active',
      schoolType: school.schoolType,
      description: empty,
      careers: empty,
      ...same,
      schoolId,
      key: freeSlug(key ?? nameSlug(draft.name, 'course'), new Set(taken.map((other) => other.key))),
      categoryId: enrollableCategoryId ?? null,
      feeCents: Math.round(tuitionFee * 100),
      isPublic: isPublic === undefined ? school.isPublic : isPublic === 'yes',
      province: school.province,
      ...subjectIndexColumns(draft),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: subjects.id });
  if (!row) throw new Error('The course was not stored.');
  await reindexSchools(tx, [schoolId]);
  await announceSubject(tx, { id: row.id, schoolId });
  await audit(deps, { action: 'subject-created', actorId: caller.id, subject: row.id, requestId }, tx);
  return row;
}

/** @throws 412 when somebody else has changed the course since `version` was read. */
export function changeSubject(
  deps: Deps,
  { id, version }: { id: string; version: number },
  change: SubjectChange,
  caller: Author,
  requestId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(subjects).where(eq(subjects.id, id)).for('update');
    if (!before) throw notFound();
    const after = { ...before, ...toColumns(change) };
    checkDates(after);
    await requireCategory(tx, after.categoryId);
    const changed = await tx
      .update(subjects)
      .set({
        ...toColumns(change),
        ...subjectIndexColumns(after),
        version: version + 1,
        updatedAt: deps.clock.now(),
      })
      .where(and(eq(subjects.id, id), eq(subjects.version, version)))
      .returning({ id: subjects.id });
    requireChanged(changed, 'course');
    await reindexSchools(tx, [before.schoolId]);
    await announceSubject(tx, before);
    const detail = { fields: Object.keys(change).join(',') };
    await audit(deps, { action: 'subject-changed', actorId: caller.id, subject: id, requestId, detail }, tx);
  });
}

/** @throws 409 when people have applied for the course. */
export function removeSubject(
  deps: Deps,
  { id, schoolId }: SubjectRow,
  caller: Caller,
  requestId: string,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)).for('update');
    const [used] = await tx
      .select({ id: applicants.id })
      .from(applicants)
      .where(eq(applicants.enrollToId, id))
      .limit(1);
    if (used)
      throw new Refusal(
        409,
        'subject-in-use',
        'People have applied for this course. Make it inactive instead.',
      );
    await tx.delete(subjects).where(eq(subjects.id, id));
    await reindexSchools(tx, [schoolId]);
    await announceSubject(tx, { id, schoolId });
    await audit(deps, { action: 'subject-deleted', actorId: caller.id, subject: id, requestId }, tx);
  });
}
