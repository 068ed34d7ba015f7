import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { IssuedPaper } from '@/lib/contract/school-day/issued-papers';
import { paperSerial } from '@/lib/domain/school-day/issued-papers';
import { issuedPapers } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';

export type PaperRow = typeof issuedPapers.$inferSelect;

/** Where a paper is proven; short, so that its picture is coarse. */
export const proofAddress = ({ env }: Pick<Reader, 'env'>, { code }: { code: string }) =>
  `${env.PUBLIC_ORIGIN}/v/${code}`;

export const serialOf = ({ year, number }: Pick<PaperRow, 'year' | 'number'>) => paperSerial(year, number);

export const toPaper = (deps: Pick<Reader, 'env'>, row: PaperRow): IssuedPaper => ({
  paperId: row.id,
  orgId: row.schoolId,
  studentId: row.studentId,
  studentCode: row.facts.student.studentCode,
  studentName: row.facts.student.name,
  studentNameNative: row.facts.student.nameNative,
  requestId: row.requestId,
  kind: row.kind,
  language: row.language,
  serial: serialOf(row),
  state: row.state,
  period: row.facts.period,
  proofUrl: proofAddress(deps, row),
  isDrawn: row.drawnAt !== null,
  issuedAt: row.issuedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  endReason: row.endReason,
  version: row.version,
});

/** One page of papers, the latest first. */
export async function listPapers(
  deps: Reader,
  where: SQL | undefined,
  paging: { start: number; limit: number },
) {
  const page = deps.db
    .select()
    .from(issuedPapers)
    .where(where)
    .orderBy(desc(issuedPapers.issuedAt), desc(issuedPapers.number), desc(issuedPapers.id))
    .limit(paging.limit)
    .offset(paging.start);
  const [rows, [total]] = await Promise.all([
    page,
    deps.db.select({ value: count() }).from(issuedPapers).where(where),
  ]);
  return { data: rows.map((row) => toPaper(deps, row)), countTotal: total?.value ?? 0 };
}

export const papersOfSchool = (
  orgId: string,
  query: {
    studentId?: string | undefined;
    kind?: PaperRow['kind'] | undefined;
    state?: PaperRow['state'] | undefined;
  },
) =>
  and(
    eq(issuedPapers.schoolId, orgId),
    query.studentId ? eq(issuedPapers.studentId, query.studentId) : undefined,
    query.kind ? eq(issuedPapers.kind, query.kind) : undefined,
    query.state ? eq(issuedPapers.state, query.state) : undefined,
  );
