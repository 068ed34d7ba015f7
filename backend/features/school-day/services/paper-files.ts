import { and, asc, desc, eq } from 'drizzle-orm';
import type { PrintedFile } from '@/lib/contract/printed-file';
import { papersAtOnceMax } from '@/lib/domain/school-day/issued-papers';
import { uploadLimits } from '@/lib/domain/limits';
import { issuedPapers, students } from '@/backend/db/schema';
import type { Reader, Scope } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import { fileLinksPerPersonPerHourMax } from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { reachStorage } from '@/backend/core/files/upload-store';
import { isStudying } from './student-columns';
import { issuedPaper } from './issued-paper';
import { printedReportsOf } from '@/backend/core/papers/printed-file';
import { type PaperRow, proofAddress, serialOf } from './issued-paper-views';

/** Where the file of a paper is. */
export const keyOfPaper = ({ schoolId, id }: Pick<PaperRow, 'schoolId' | 'id'>) =>
  `papers/${schoolId}/${id}.pdf`;

/** What the file of a paper shows. */
export const paperOf = (deps: Pick<Reader, 'env'>, row: PaperRow) =>
  issuedPaper({ ...row, serial: serialOf(row), address: proofAddress(deps, row) });

/** A link of a minute to the file of a paper; the view is recorded for its student. @throws 409 until it is drawn, 429, 503 */
export async function openPaper({ deps, caller, requestId }: Scope, row: PaperRow, ownerId: string) {
  await hitLimit(deps, `file-link:${caller.id}`, fileLinksPerPersonPerHourMax, 3_600);
  if (row.drawnAt === null) throw new Refusal(409, 'not-drawn', 'The file is being made.');
  const lifetimeSeconds = uploadLimits.privateLinkLifetimeSeconds;
  const fileName = `${row.kind}-${serialOf(row)}.pdf`;
  const url = await reachStorage(deps, (storage) =>
    storage.presignGet({ key: keyOfPaper(row), fileName, lifetimeSeconds }),
  );
  await runAct(deps, { caller, requestId }, async (act) =>
    act.note('paper-opened', ownerId, { paperId: row.id }),
  );
  return { url, expiresAt: new Date(deps.clock.now().getTime() + lifetimeSeconds * 1000).toISOString() };
}

interface Period {
  structureRecordId: string;
  academicYear: string;
  term: number;
  month?: string | undefined;
}

/** The valid report cards of a class as one file, by name; of two of one student the latest. @throws 404 without one, 503 */
export async function printReports(
  deps: Reader,
  who: string,
  schoolId: string,
  { structureRecordId, academicYear, term, month }: Period,
): Promise<PrintedFile> {
  const rows = await deps.db
    .select({ row: issuedPapers })
    .from(issuedPapers)
    .innerJoin(students, eq(students.id, issuedPapers.studentId))
    .where(
      and(
        eq(issuedPapers.schoolId, schoolId),
        eq(issuedPapers.kind, 'report-card'),
        eq(issuedPapers.state, 'valid'),
        eq(students.structureRecordId, structureRecordId),
        isStudying,
      ),
    )
    .orderBy(
      asc(students.lastName),
      asc(students.firstName),
      asc(students.id),
      desc(issuedPapers.year),
      desc(issuedPapers.number),
    );
  const latest = new Map<string, PaperRow>();
  for (const { row } of rows) {
    const { period } = row.facts;
    const isWanted =
      period?.academicYear === academicYear && period.term === term && period.month === (month ?? null);
    if (isWanted && !latest.has(row.studentId)) latest.set(row.studentId, row);
  }
  if (latest.size === 0) throw notFound();
  const papers = [...latest.values()].slice(0, papersAtOnceMax).map((row) => paperOf(deps, row));
  return printedReportsOf(
    { person: who, organization: schoolId },
    papers,
    `sala-report-cards-${academicYear}-${term}.pdf`,
  );
}
