import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type * as z from 'zod';
import type { IssuedPaper, paperOrder } from '@/lib/contract/school-day/issued-papers';
import type { PaperFacts } from '@/lib/contract/school-day/paper-facts';
import { isRequestOpen } from '@/lib/domain/admissions/document-requests';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type IssuedKind, papersAtOnceMax } from '@/lib/domain/school-day/issued-papers';
import { type NothingToState, paperSays, paperScope } from '@/lib/domain/school-day/paper-says';
import type { Db } from '@/backend/db/client';
import { documentRequests, issuedPapers, schools, students } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { paperCodeBytes } from '@/backend/limits';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { requireCheckedOrganization } from '@/backend/core/access/checked-organization';
import { serialize } from '@/backend/core/access/serialize';
import type { StudentRow } from './student-views';
import { moveRequest, reopenRequest, wasIssued } from './document-requests';
import { missingLetters } from '@/backend/core/papers/paper-letters';
import { paperWords } from '@/backend/core/papers/paper-words';
import { type PaperRow, serialOf, toPaper } from './issued-paper-views';
import { tellGuardians } from './tell-guardians';
import { type Period, readIdentities, readResultFacts } from './paper-facts';

type Order = z.output<typeof paperOrder>;
type Draft = Pick<PaperRow, 'studentId' | 'kind' | 'language' | 'facts' | 'requestId'>;

const refuse = (code: string, message: string) => new Refusal(409, code, message);

const readStudents = async (tx: Db, schoolId: string, { studentId, structureRecordId }: Order) => {
  const here = eq(students.schoolId, schoolId);
  const rows = await tx
    .select()
    .from(students)
    .where(
      studentId === undefined
        ? and(here, eq(students.structureRecordId, structureRecordId ?? ''), eq(students.status, 'studying'))
        : and(here, eq(students.id, studentId)),
    )
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
    .limit(papersAtOnceMax + 1);
  if (rows.length === 0) throw notFound();
  if (rows.length > papersAtOnceMax)
    throw refuse('too-many', 'The class has more students than papers can be issued at once.');
  return rows;
};

const whyNothing: Readonly<Record<NothingToState, string>> = {
  'not-enrolled': 'The student is not enrolled at the school.',
  'no-tests': 'No test of this month has published scores.',
  'no-results': 'No course of the term with published results is over.',
  'no-finished-course': 'A transcript lists finished courses, and none is over yet.',
};

const nothingToState = (kind: IssuedKind, period: Period | null) => {
  const { nothing } = paperSays(paperScope(kind, period));
  return refuse(nothing, whyNothing[nothing]);
};

interface Stated {
  schoolId: string;
  kind: IssuedKind;
  period: Period | null;
}

/** What the papers of some students say today. @throws 409 where the records say nothing of any of them */
async function factsOf(
  { tx, now }: Pick<Act, 'tx' | 'now'>,
  rows: readonly StudentRow[],
  { schoolId, kind, period }: Stated,
): Promise<{ student: StudentRow; facts: PaperFacts }[]> {
  if (kind === 'enrollment-certificate') {
    const enrolled = rows.filter(({ status }) => status === 'studying' || status === 'paused');
    if (enrolled.length === 0) throw nothingToState(kind, period);
    const facts = await readIdentities(tx, schoolId, enrolled);
    return enrolled.flatMap((student, place) => (facts[place] ? [{ student, facts: facts[place] }] : []));
  }
  const all = await readResultFacts(tx, { schoolId, rows, period, now });
  const stated = rows.flatMap((student, place) => {
    const facts = all[place];
    const says = facts?.lines.some(({ state }) => state !== 'in-progress') ?? false;
    return facts && says ? [{ student, facts }] : [];
  });
  if (stated.length === 0) throw nothingToState(kind, period);
  return stated;
}

/** @throws 409 where a paper would have boxes in place of letters */
function requireLetters(stated: readonly { facts: PaperFacts }[]): void {
  const texts: string[] = [];
  JSON.stringify(
    stated.map(({ facts }) => facts),
    (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    },
  );
  const missing = missingLetters(texts);
  if (missing.length > 0) throw refuse('letters-missing', `No font of papers has ${missing.join(' ')}.`);
}

/** Numbers the papers of a school without a gap, and stores them; the files are drawn after the commit. */
async function storePapers(act: AnyAct, schoolId: string, drafts: readonly Draft[]): Promise<PaperRow[]> {
  await serialize(act.tx, `paper-serial:${schoolId}`);
  const year = Number(dayInCambodia(act.now).slice(0, 4));
  const ofYear = and(eq(issuedPapers.schoolId, schoolId), eq(issuedPapers.year, year));
  const [last] = await act.tx
    .select({ value: max(issuedPapers.number) })
    .from(issuedPapers)
    .where(ofYear);
  const from = (last?.value ?? 0) + 1;
  return act.tx
    .insert(issuedPapers)
    .values(
      drafts.map((draft, place) => ({
        ...draft,
        schoolId,
        year,
        number: from + place,
        code: randomBytes(paperCodeBytes).toString('base64url'),
        issuedBy: act.caller?.id ?? null,
        issuedAt: act.now,
      })),
    )
    .returning();
}

const periodOf = ({ kind, academicYear, term, month }: Order): Period | null =>
  kind === 'report-card' && academicYear !== undefined && term !== undefined
    ? { academicYear, term, month: month ?? null }
    : null;

/**
 * The request that a paper answers: one for a file is ready with it, a printed one only once the office says that it
 * lies there. @throws 409 where a document that counts was issued for it
 */
const answerRequest = async (act: Act, student: StudentRow, requestId: string) => {
  const here = and(eq(documentRequests.id, requestId), eq(documentRequests.studentId, student.id));
  const [request] = await act.tx.select().from(documentRequests).where(here).for('update');
  if (!request) throw notFound();
  if (await wasIssued(act.tx, requestId)) throw refuse('issued', 'A document was issued for this request.');
  const status = request.copy === 'hard' ? 'processing' : 'ready';
  if (isRequestOpen(request.status) && request.status !== status)
    await moveRequest(act, { student, as: 'office', id: requestId }, { status });
};

/** @throws 404 for unknown students and requests, 409 where there is nothing to state, or for a school that waits for Sala */
export async function issuePapers(act: Act, schoolId: string, order: Order): Promise<IssuedPaper[]> {
  await requireCheckedOrganization(act.deps, schoolId);
  const rows = await readStudents(act.tx, schoolId, order);
  const { kind, language, requestId } = order;
  const stated = await factsOf(act, rows, { schoolId, kind, period: periodOf(order) });
  requireLetters(stated);
  const [first] = stated;
  if (requestId && first) await answerRequest(act, first.student, requestId);
  const papers = await storePapers(
    act,
    schoolId,
    stated.map(({ student, facts }) => ({
      studentId: student.id,
      kind,
      language,
      facts,
      requestId: requestId ?? null,
    })),
  );
  for (const { id, studentId } of papers) act.note('paper-issued', id, { studentId, kind });
  return papers.map((row) => toPaper(act.deps, row));
}

const findStanding = async (act: Act, schoolId: string, id: string): Promise<PaperRow> => {
  const here = and(eq(issuedPapers.id, id), eq(issuedPapers.schoolId, schoolId));
  const [row] = await act.tx.select().from(issuedPapers).where(here).for('update');
  if (!row) throw notFound();
  act.requireVersion(row);
  if (row.state !== 'valid') throw refuse('not-valid', 'The paper is not valid any more.');
  return row;
};

/** The request that the paper answered waits for the school again; its student hears why, and the guardians who may read papers. */
const followRevocation = async (act: Act, paper: PaperRow, reason: string): Promise<void> => {
  const { tx } = act;
  const [student] = await tx.select().from(students).where(eq(students.id, paper.studentId));
  const [school] = await tx.select().from(schools).where(eq(schools.id, paper.schoolId));
  if (!student || !school) return;
  if (paper.requestId) await reopenRequest(act, paper.requestId);
  const nameIn = (locale: 'en' | 'km') => paperWords[locale].school.kind[paper.kind];
  const message = {
    params: {
      name: nameIn('en'),
      nameKm: nameIn('km'),
      title: serialOf(paper),
      schoolEn: school.name,
      schoolKm: school.nameNative,
      statusEn: reason,
      statusKm: reason,
    },
    page: '/profile/documentreport/softcopy-request' as const,
    subject: `paper:${paper.id}`,
    again: 'renew' as const,
  };
  if (student.userId) await act.tell([student.userId], { ...message, kind: 'paper-revoked' });
  await tellGuardians(act, [student.id], 'papers', () => ({ ...message, kind: 'child-paper-revoked' }));
};

/** @throws 404, 409 for a paper that is not valid any more, 412 */
export async function revokePaper(
  act: Act,
  schoolId: string,
  id: string,
  reason: string,
): Promise<IssuedPaper> {
  const row = await findStanding(act, schoolId, id);
  const after = await act.bump(issuedPapers, row, {
    state: 'revoked',
    endedAt: act.now,
    endedBy: act.caller.id,
    endReason: reason,
  });
  act.note('paper-revoked', id, { studentId: row.studentId });
  await followRevocation(act, after, reason);
  return toPaper(act.deps, after);
}

/** A newer paper takes the place of one. */
export async function supersedePaper(act: AnyAct, before: PaperRow, facts: PaperFacts): Promise<PaperRow> {
  const { schoolId, studentId, kind, language, requestId } = before;
  const [paper] = await storePapers(act, schoolId, [{ studentId, kind, language, facts, requestId }]);
  if (!paper) throw new Error('The paper was not stored.');
  await act.bump(issuedPapers, before, {
    state: 'superseded',
    endedAt: act.now,
    endedBy: act.caller?.id ?? null,
    replacedBy: paper.id,
  });
  act.note('paper-reissued', paper.id, { studentId, kind });
  return paper;
}

/** @throws 404, 409 for a paper that is not valid any more, or where the records say nothing now, 412 */
export async function reissuePaper(act: Act, schoolId: string, id: string): Promise<IssuedPaper> {
  await requireCheckedOrganization(act.deps, schoolId);
  const before = await findStanding(act, schoolId, id);
  const { studentId, kind } = before;
  const rows = await act.tx
    .select()
    .from(students)
    .where(inArray(students.id, [studentId]));
  const [stated] = await factsOf(act, rows, { schoolId, kind, period: before.facts.period });
  if (!stated) throw notFound();
  return toPaper(act.deps, await supersedePaper(act, before, stated.facts));
}
