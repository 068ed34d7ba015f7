import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { type ListedResult, listedResult } from '@/lib/contract/admissions/result-lists';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { examGrades } from '@/lib/domain/admissions/national-exam';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Db } from '@/backend/db/client';
import { applicants, resultProofs, schools } from '@/backend/db/schema';
import type { Author } from '@/backend/deps';
import { invalid, Refusal, toIssues } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findListed } from '@/backend/features/admissions/services/find-listed';
import { proveResult } from '@/backend/features/admissions/services/result-proofs';
import { type Cells, toDraft } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';

type ApplicantRecord = typeof applicants.$inferSelect;

/** What was learned of a row beside its outcome. */
export interface FoundResult {
  key: string | null;
  referenceCodes: string[];
}

interface Options {
  /** Results are proven too that are others than their people have declared. */
  withDiffering: boolean;
  found: FoundResult;
}

export const examResultColumns = [
  column('school', 'Code of the school; empty for all schools that you decide for'),
  column('exam', 'bacii', { choices: tableChoices.exam }),
  column('year', 'Year of the exam', { kind: 'whole' }),
  column('candidateNumber', 'Number of the candidate; else the name and the birthday are needed'),
  column('name', 'Family name and given name, in Latin letters or in Khmer'),
  column('birthday', 'YYYY-MM-DD', { kind: 'date' }),
  column('grade', `One of ${examGrades.join(', ')}`),
  column('list', 'Name of the list; the name of the file where the column is missing'),
];
export const examResultKey = ['exam', 'year', 'grade'];

const fields = new Set(Object.keys(listedResult.shape));

const readRow = (cells: Cells): ListedResult => {
  const result = listedResult.safeParse(toDraft(examResultColumns, listedResult.shape, cells, fields));
  if (result.success) return result.data;
  throw invalid(toIssues('body', result.error));
};

/** A proof names who gave it, so that nobody proves anonymously. */
const proverOf = (act: Act<Author>): Act => {
  const { id, roles } = act.caller;
  if (id === null) throw new Refusal(403, 'author-needed', 'A proof names who gave it.');
  return { ...act, caller: { id, roles, sessionId: '' } } as Act;
};

const refused = (path: string, code: string) => invalid([{ path, code }]);

/** Refusals of the proof by the columns of the table. */
const byColumn = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.issues) throw error;
    const columnOf = (path: string) => (path === 'exam.date' ? 'year' : 'grade');
    throw invalid(error.issues.map((issue) => ({ ...issue, path: columnOf(issue.path) })));
  }
};

/** What these schools have proven of the exam of a person, each for itself. */
const standingProofs = async (tx: Db, rows: readonly ApplicantRecord[]) => {
  const found = await tx
    .select({ exam: resultProofs.exam })
    .from(resultProofs)
    .where(
      and(
        inArray(
          resultProofs.userId,
          rows.map(({ userId }) => userId),
        ),
        inArray(
          resultProofs.schoolId,
          rows.map(({ schoolId }) => schoolId),
        ),
        eq(resultProofs.kind, 'exam'),
        isNull(resultProofs.withdrawnAt),
      ),
    );
  return found.flatMap(({ exam }) => exam ?? []);
};

const listProven = async (db: Db): Promise<Cells[]> => {
  const rows = await db
    .select({ proof: resultProofs, applicant: applicants, school: schools.code })
    .from(resultProofs)
    .innerJoin(applicants, eq(applicants.id, resultProofs.applicantId))
    .innerJoin(schools, eq(schools.id, resultProofs.schoolId))
    .where(and(eq(resultProofs.source, 'list'), isNull(resultProofs.withdrawnAt)))
    .orderBy(asc(resultProofs.provenAt), asc(applicants.name), asc(resultProofs.id));
  return rows.map(({ proof, applicant: { name, detail }, school }) => ({
    school,
    exam: 'bacii',
    year: proof.exam?.date.slice(-4) ?? '',
    candidateNumber:
      (detail.nationalExam?.state !== 'not-taken' && detail.nationalExam?.candidateNumber) || '',
    name,
    birthday: parseMonthDayYear(detail.personal.birthday) ?? '',
    grade: proof.exam?.grade ?? '',
    list: proof.note ?? '',
  }));
};

/** Each row proves the result of the one applicant whom it means. What is proven otherwise is left to a person. */
export const examResultKind = ({ withDiffering, found }: Options): Kind<object, ListedResult> => ({
  name: 'exam-results',
  columns: examResultColumns,
  key: examResultKey,
  fileColumn: 'list',
  needsAuthor: true,
  draft: listedResult,
  change: z.object({}),
  locate: async (scene, cells) => {
    const act = proverOf(scene);
    const listed = readRow(cells);
    const school = listed.school === '' ? null : await findSchoolByCode(act.tx, cells);
    const match = await findListed(act, school?.id ?? null, listed);
    if (typeof match === 'string')
      throw refused(match === 'other-exam' ? 'year' : listed.name ? 'name' : 'candidateNumber', match);
    const { rows, exam } = match;
    const key = rows[0]?.userId ?? null;
    Object.assign(found, { key, referenceCodes: rows.map(({ referenceCode }) => referenceCode) });
    const proven = await standingProofs(act.tx, rows);
    const isOther = ({ grade, date }: ProvenExam) =>
      grade !== listed.grade || !date.endsWith(`/${listed.year}`);
    if (proven.some(isOther)) throw refused('grade', 'proven-otherwise');
    const differs = exam.state === 'taken' && exam.grade !== listed.grade;
    if (proven.length === 0 && differs && !withDiffering) throw refused('grade', 'differs');
    return {
      key: key ?? '',
      present: proven.length === rows.length ? { cells, change: () => Promise.resolve() } : null,
      create: async ({ grade, list }) => {
        const said = { track: exam.track, date: exam.date, grade };
        for (const row of rows)
          await byColumn(
            proveResult(act, row, { kind: 'exam', source: 'list', exam: said, paper: null, note: list }),
          );
      },
    };
  },
  list: ({ db }) => listProven(db),
});
