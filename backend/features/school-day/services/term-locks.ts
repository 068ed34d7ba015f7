import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { termLocks } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

interface Term {
  schoolId: string;
  academicYear: string;
  term: number;
}

const isTerm = ({ schoolId, academicYear, term }: Term) =>
  and(eq(termLocks.schoolId, schoolId), eq(termLocks.academicYear, academicYear), eq(termLocks.term, term));

export const isTermLocked = async (db: Db, term: Term): Promise<boolean> =>
  (await db.$count(termLocks, and(isTerm(term), isNull(termLocks.openedAt)))) > 0;

/** @throws 409 for a term that takes no marks any more */
export async function requireOpenTerm(db: Db, term: Term): Promise<void> {
  if (await isTermLocked(db, term)) throw new Refusal(409, 'term-locked', 'The school has locked this term.');
}

/** The locked terms of a school, in their order, and those that were opened again, with why. */
export async function readTermLocks(db: Db, schoolId: string) {
  const rows = await db
    .select()
    .from(termLocks)
    .where(eq(termLocks.schoolId, schoolId))
    .orderBy(asc(termLocks.academicYear), asc(termLocks.term));
  const data = rows
    .filter(({ openedAt }) => openedAt === null)
    .map(({ academicYear, term, lockedAt }) => ({ academicYear, term, lockedAt: lockedAt.toISOString() }));
  const reopened = rows.flatMap(({ academicYear, term, openedAt, openReason }) =>
    openedAt ? [{ academicYear, term, openedAt: openedAt.toISOString(), reason: openReason ?? '' }] : [],
  );
  return { data, reopened, countTotal: data.length };
}

/**
 * Locks a term, or opens it again; once more is fine.
 * @param reason why it is opened again
 * @throws 422 for a locked term that is opened without a reason
 */
export async function setTermLock(act: Act, term: Term, locked: boolean, reason: string): Promise<void> {
  const { academicYear } = term;
  const detail = { academicYear, term: term.term, locked };
  if (!locked && !reason && (await isTermLocked(act.tx, term)))
    throw invalid([{ path: 'reason', code: 'required' }]);
  const lock = { lockedAt: act.now, lockedBy: act.caller.id, openedAt: null, openReason: null };
  const changed = locked
    ? await act.tx
        .insert(termLocks)
        .values({ ...term, ...lock })
        .onConflictDoUpdate({
          target: [termLocks.schoolId, termLocks.academicYear, termLocks.term],
          set: lock,
          setWhere: isNotNull(termLocks.openedAt),
        })
        .returning()
    : await act.tx
        .update(termLocks)
        .set({ openedAt: act.now, openReason: reason })
        .where(and(isTerm(term), isNull(termLocks.openedAt)))
        .returning();
  if (changed.length > 0) act.note('term-locked', term.schoolId, detail);
}
