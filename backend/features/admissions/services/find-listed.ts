import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import {
  candidateNumberOf,
  type DeclaredPerson,
  type ListedPerson,
  nameKeyOf,
  type NoMatch,
  whoIsListed,
} from '@/lib/domain/admissions/listed-results';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, candidateNumber } from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { deskOf, rightOn } from '@/backend/core/access/applicant-access';
import { declaredExam } from './exam-result';

type ApplicantRecord = typeof applicants.$inferSelect;
type Declared = Awaited<ReturnType<typeof declaredExam>>;
type Told = Exclude<NonNullable<Declared>, { state: 'not-taken' }>;

/** Applications to these schools that the row could mean: of the number, or of the name with the birthday. */
const couldBe = (tx: Db, schoolIds: readonly string[], row: ListedPerson): Promise<ApplicantRecord[]> => {
  const key = nameKeyOf(row);
  const number = candidateNumberOf(row.candidateNumber);
  const named = key === null ? undefined : sql`${applicants.personKeys} && array[${key}]::text[]`;
  const numbered = number === '' ? undefined : eq(candidateNumber, number);
  return tx
    .select()
    .from(applicants)
    .where(and(inArray(applicants.schoolId, [...schoolIds]), or(named, numbered)))
    .orderBy(asc(applicants.createdAt), asc(applicants.id));
};

const personOf = (row: ApplicantRecord, exam: Told | null): DeclaredPerson => ({
  userId: row.userId,
  year: exam && Number(parseMonthDayYear(exam.date)?.slice(0, 4)),
  candidateNumber: exam?.candidateNumber ?? '',
  nameKeys: row.personKeys ?? [],
});

const isOver = ({ status }: ApplicantRecord) => status === rejectedStep.key || status === withdrawnStep.key;

/**
 * The applicant whom a row of a list of results means, with what they have told of that exam. Only applications that the caller decides on
 * can be meant.
 * @param schoolId null for all schools of the caller
 * @returns one application for each school of the caller, and what was told of the exam, or
 *   why nobody can be named: beside what the rule says, `own-entry` where a colleague decides
 */
export async function findListed(
  { tx, caller }: Pick<Act, 'tx' | 'caller'>,
  schoolId: string | null,
  listed: ListedPerson,
): Promise<{ rows: ApplicantRecord[]; exam: Told } | NoMatch | 'own-entry'> {
  const desk = await deskOf(tx, caller, schoolId ?? undefined);
  const decided = [...desk.schools].filter(([, { decides }]) => decides).map(([id]) => id);
  if (decided.length === 0) return 'nobody';
  const known: { row: ApplicantRecord; exam: Told | null }[] = [];
  for (const row of await couldBe(tx, decided, listed)) {
    const exam = await declaredExam(tx, row);
    known.push({ row, exam: exam === null || exam.state === 'not-taken' ? null : exam });
  }
  const match = whoIsListed(
    listed,
    known.map(({ row, exam }) => personOf(row, exam)),
  );
  if (typeof match === 'string') return match;
  const own = known.filter(({ row }) => row.userId === match.userId && rightOn(desk, row) === 'decide');
  const ordered = own.toSorted((a, b) => Number(isOver(a.row)) - Number(isOver(b.row)));
  const exam = ordered[0]?.exam ?? null;
  if (exam === null) return 'own-entry';
  const bySchool = Map.groupBy(ordered, ({ row }) => row.schoolId);
  return { rows: [...bySchool.values()].flatMap(([each]) => each?.row ?? []), exam };
}
