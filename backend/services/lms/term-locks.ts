import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { termLocks } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';

interface Term {
  schoolId: string;
  academicYear: string;
  term: number;
}

const isTerm = ({ schoolId, academicYear, term }: Term) =>
  and(eq(termLocks.schoolId, schoolId), eq(termLocks.academicYear, academicYear), eq(termLocks.term, term));

export const isTermLocked = async (db: Db, term: Term): Promise<boolean> =>
  (await db.$count(termLocks, isTerm(term))) > 0;

/** @throws 409 for a term that takes no marks any more */
export async function requireOpenTerm(db: Db, term: Term): Promise<void> {
  if (await isTermLocked(db, term)) throw new Refusal(409, 'term-locked', 'The school has locked this term.');
}

/** The locked terms of a school, in their order. */
export async function readTermLocks(db: Db, schoolId: string) {
  const rows = await db
    .select()
    .from(termLocks)
    .where(eq(termLocks.schoolId, schoolId))
    .orderBy(asc(termLocks.academicYear), asc(termLocks.term));
  const data = rows.map(({ academicYear, term, lockedAt }) => ({
    academicYear,
    term,
    lockedAt: lockedAt.toISOString(),
  }));
  return { data, countTotal: data.length };
}

/** Locks a term, or opens it again; once more is fine. */
export async function setTermLock(act: Act, term: Term, locked: boolean): Promise<void> {
  const { academicYear } = term;
  const detail = { academicYear, term: term.term, locked };
  const row = { ...term, lockedAt: act.now, lockedBy: act.caller.id };
  const changed = locked
    ? await act.tx.insert(termLocks).values(row).onConflictDoNothing().returning()
    : await act.tx.delete(termLocks).where(isTerm(term)).returning();
  if (changed.length > 0) act.note('term-locked', term.schoolId, detail);
}
