import { and, eq, like, or } from 'drizzle-orm';
import type { SubjectChange, SubjectDraft } from '@/lib/contract/schools/subject-draft';
import { placeholderDate } from '@/lib/domain/limits';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import type { Db } from '@/backend/db/client';
import { applicants, categories, schools, students, subjects } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
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

/** A table of courses writes what is derived from all of them once. */
const reindexLater = (act: AnyAct, schoolId: string) =>
  act.once(`reindex ${schoolId}`, (tx) => reindexSchools(tx, [schoolId]));

/**
 * Stores a course. `key` identifies it within its school; without it the English name does.
 * @returns its id.
 */
export async function createSubject(
  act: AnyAct,
  { schoolId, key, ...draft }: SubjectDraft & { key?: string },
): Promise<string> {
  const { tx, now } = act;
  // The lock on the school prevents two courses from taking one key.
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  if (!school) throw notFound('School not found.');
  checkDates(draft);
  await requireCategory(tx, draft.enrollableCategoryId);
  const wanted = key ?? nameSlug(draft.name, 'course');
  const taken = await tx
    .select({ key: subjects.key })
    .from(subjects)
    .where(
      and(eq(subjects.schoolId, schoolId), or(eq(subjects.key, wanted), like(subjects.key, `${wanted}-%`))),
    );
  const { tuitionFee, isPublic, enrollableCategoryId, ...same } = draft;
  const [row] = await act.tx
    .insert(subjects)
    .values({
      status: 'active',
      schoolType: school.schoolType,
      description: empty,
      careers: empty,
      ...same,
      schoolId,
      key: freeSlug(wanted, new Set(taken.map((other) => other.key))),
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
  reindexLater(act, schoolId);
  act.note('subject-created', row.id);
  return row.id;
}

/** @throws 412 when somebody else has changed the course since `version` was read. */
export async function changeSubject(act: AnyAct, id: string, change: SubjectChange): Promise<void> {
  const { tx } = act;
  const [before] = await tx.select().from(subjects).where(eq(subjects.id, id)).for('update');
  if (!before) throw notFound();
  const after = { ...before, ...toColumns(change) };
  checkDates(after);
  await requireCategory(tx, after.categoryId);
  act.requireVersion(before);
  const columns = { ...toColumns(change), ...subjectIndexColumns(after), updatedAt: act.now };
  await act.bump(subjects, before, columns);
  reindexLater(act, before.schoolId);
  act.note('subject-changed', id, { fields: Object.keys(change).join(',') });
}

/** @throws 409 when people have applied for the course. */
export async function removeSubject(act: AnyAct, { id, schoolId }: SubjectRow): Promise<void> {
  const { tx } = act;
  await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)).for('update');
  const [applied] = await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.enrollToId, id))
    .limit(1);
  const [studied] = await tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.subjectId, id))
    .limit(1);
  if (applied ?? studied)
    throw new Refusal(
      409,
      'subject-in-use',
      'People have applied for this course or study it. Make it inactive instead.',
    );
  await act.tx.delete(subjects).where(eq(subjects.id, id));
  reindexLater(act, schoolId);
  act.note('subject-deleted', id);
}
