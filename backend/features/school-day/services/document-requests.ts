import { and, asc, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { DocumentRequest, documentRequestDraft } from '@/lib/contract/school-day/document-requests';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import {
  type DocumentRequestView,
  type DocumentStatus,
  type RequestReason,
  mayMoveRequest,
  requestNeedsReason,
} from '@/lib/domain/admissions/document-requests';
import type { Db } from '@/backend/db/client';
import {
  campuses,
  documentRequests,
  issuedPapers,
  openDocumentRequest,
  schools,
  students,
} from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { openDocumentRequestsMax } from '@/backend/limits';
import { countRows } from '@/backend/lists/list-page';
import type { Act } from '@/backend/core/access/act';
import { keepersOf } from '@/backend/core/access/staff';
import type { StudentReader } from '@/backend/core/access/school-life';
import { documentKindNames, statusWords } from './document-request-names';
import type { StudentRow } from './student-views';
import { studentNamed } from './guardians';
import { tellGuardians } from './tell-guardians';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

type Named = Pick<StudentRow, 'studentCode' | 'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm'>;

const toRequest = (
  row: typeof documentRequests.$inferSelect,
  {
    student,
    campus,
    isIssued,
  }: { student: Named; campus: typeof campuses.$inferSelect | null; isIssued: boolean },
): DocumentRequest => ({
  requestId: row.id,
  studentId: row.studentId,
  studentCode: student.studentCode,
  studentName: fullName(student),
  studentNameNative: fullNameKm(student),
  kind: row.kind,
  copy: row.copy,
  copies: row.copies,
  language: row.language,
  purpose: row.purpose,
  neededOn: row.neededOn,
  campusId: row.campusId,
  campus: campus && campus.name,
  email: row.email,
  status: row.status,
  isIssued,
  note: row.note,
  reason: row.reason,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Those that wait for the school. */
export const isOpenRequest = openDocumentRequest(documentRequests.status);

/** Whether a document that counts was issued for a request. */
const isIssued = sql<boolean>`exists (select 1 from ${issuedPapers}
  where ${issuedPapers.requestId} = ${documentRequests.id} and ${issuedPapers.state} = 'valid')`;

/** @returns whether a document that counts was issued for a request */
export const wasIssued = async (db: Db, requestId: string): Promise<boolean> =>
  (await db.$count(documentRequests, and(eq(documentRequests.id, requestId), isIssued))) > 0;

const campusOf = async (db: Db, id: string | null) => {
  const [campus] = id === null ? [] : await db.select().from(campuses).where(eq(campuses.id, id));
  return campus ?? null;
};

interface Range {
  start: number;
  limit: number;
}

async function listRequests(db: Db, where: SQL | undefined, orderBy: SQL[], { start, limit }: Range) {
  const page = db
    .select({ request: documentRequests, student: students, campus: campuses, isIssued })
    .from(documentRequests)
    .innerJoin(students, eq(students.id, documentRequests.studentId))
    .leftJoin(campuses, eq(campuses.id, documentRequests.campusId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(start);
  const [rows, countTotal] = await Promise.all([page, countRows(db, documentRequests, where)]);
  return {
    data: rows.map(({ request, ...about }) => toRequest(request, about)),
    countTotal,
  };
}

const oldestFirst = [asc(documentRequests.createdAt), asc(documentRequests.id)];
const newestFirst = [desc(documentRequests.createdAt), desc(documentRequests.id)];

/** One page of what a student has asked for, the newest first. */
export const listOfStudent = (
  db: Db,
  studentId: string,
  query: Range & { copy?: 'hard' | 'soft' | undefined; status?: DocumentStatus | undefined },
) =>
  listRequests(
    db,
    and(
      eq(documentRequests.studentId, studentId),
      query.copy ? eq(documentRequests.copy, query.copy) : undefined,
      query.status ? eq(documentRequests.status, query.status) : undefined,
    ),
    newestFirst,
    query,
  );

/** One page of what a school works off, the oldest first, or of what it has answered, the newest first. */
export const listOfOffice = (db: Db, schoolId: string, query: Range & { view: DocumentRequestView }) => {
  const here = eq(documentRequests.schoolId, schoolId);
  return query.view === 'open'
    ? listRequests(db, and(here, isOpenRequest), oldestFirst, query)
    : listRequests(db, and(here, not(isOpenRequest)), newestFirst, query);
};

/** What notices say of a request, and the page where it stands. */
const namesOf = async (act: Act, row: typeof documentRequests.$inferSelect) => {
  const [school] = await act.tx.select().from(schools).where(eq(schools.id, row.schoolId));
  const [name, status] = [documentKindNames[row.kind], statusWords(row)];
  const params = {
    name: name.en,
    nameKm: name.km,
    schoolEn: school?.name ?? '',
    schoolKm: school?.nameNative ?? '',
    statusEn: status.en,
    statusKm: status.km,
  };
  const page =
    row.copy === 'hard'
      ? ('/profile/documentreport/hardcopy-request' as const)
      : ('/profile/documentreport/softcopy-request' as const);
  return { params, page };
};

/** Stores a request, and tells the school. @throws 422 by field, 409 while the school has not answered earlier ones */
export async function createRequest(
  act: Act,
  student: StudentRow,
  draft: z.output<typeof documentRequestDraft>,
): Promise<DocumentRequest> {
  const { tx, now } = act;
  // The lock on the student prevents parallel requests from exceeding the limit together.
  await tx.select({ id: students.id }).from(students).where(eq(students.id, student.id)).for('update');
  if (draft.neededOn !== null && draft.neededOn < dayInCambodia(now)) {
    throw invalid([{ path: 'neededOn', code: 'in-the-past' }]);
  }
  if (draft.copy === 'hard') {
    const here = and(eq(campuses.id, draft.campusId), eq(campuses.schoolId, student.schoolId));
    const [campus] = await tx.select({ id: campuses.id }).from(campuses).where(here);
    if (!campus) throw invalid([{ path: 'campusId', code: 'unknown-campus' }]);
  }
  const waiting = and(eq(documentRequests.studentId, student.id), isOpenRequest);
  if ((await tx.$count(documentRequests, waiting)) >= openDocumentRequestsMax) {
    throw new Refusal(409, 'too-many-open', 'The school has not answered your earlier requests yet.');
  }
  const [row] = await act.tx
    .insert(documentRequests)
    .values({
      copies: 1,
      ...draft,
      schoolId: student.schoolId,
      studentId: student.id,
      status: 'requested',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The request was not stored.');
  act.note('document-requested', row.id, { kind: row.kind });
  const { params } = await namesOf(act, row);
  await act.tell(await keepersOf(tx, student.schoolId), {
    kind: 'paper-asked',
    params: {
      ...studentNamed(student),
      titleEn: params.name,
      titleKm: params.nameKm,
      schoolEn: params.schoolEn,
      schoolKm: params.schoolKm,
    },
    page: '/profile/documentreport/softcopy-request',
    school: student.schoolId,
    subject: `paper-asked:${row.id}`,
    ...(student.userId && { names: student.userId }),
  });
  return toRequest(row, { student, campus: await campusOf(tx, row.campusId), isIssued: false });
}

/** Tells the student, and the guardians who may read papers, where a request stands. */
const tellOfRequest = async (
  act: Act,
  row: typeof documentRequests.$inferSelect,
  student: StudentRow,
): Promise<void> => {
  const { params, page } = await namesOf(act, row);
  const message = { page, subject: `document:${row.id}`, again: 'renew' } as const;
  if (student.userId) await act.tell([student.userId], { ...message, kind: 'document-status', params });
  const ofChild = { ...params, titleEn: params.name, titleKm: params.nameKm };
  await tellGuardians(act, [student.id], 'papers', () => ({
    ...message,
    kind: 'child-paper',
    params: ofChild,
  }));
};

/** A request whose paper counts no longer is worked on again, where it was not handed over. */
export async function reopenRequest(act: Act, id: string): Promise<void> {
  const isReady = and(eq(documentRequests.id, id), eq(documentRequests.status, 'ready'));
  const [before] = await act.tx.select().from(documentRequests).where(isReady).for('update');
  if (!before) return;
  await act.bump(documentRequests, before, { status: 'processing', updatedAt: act.now });
  act.note('document-request-status', id, { from: before.status, to: 'processing' });
}

/** @throws 409 for a step that this actor cannot take from the present status, 412 for a stale version, 422 without the reason of a rejection. */
export async function moveRequest(
  act: Act,
  { student, as, id }: { student: StudentRow; as: StudentReader['as']; id: string },
  change: { status: DocumentStatus; note?: string | undefined; reason?: RequestReason | undefined },
): Promise<DocumentRequest> {
  const here = and(eq(documentRequests.id, id), eq(documentRequests.studentId, student.id));
  const [before] = await act.tx.select().from(documentRequests).where(here).for('update');
  if (!before) throw notFound();
  act.requireVersion(before);
  const actor = as === 'office' ? 'school' : 'student';
  if (as === 'teacher' || as === 'guardian' || !mayMoveRequest(actor, before.status, change.status))
    throw new Refusal(409, 'step-not-possible', 'The data modification can not proceed.');
  if (actor === 'school' && change.status === 'rejected' && (await wasIssued(act.tx, id)))
    throw new Refusal(409, 'issued', 'A document was issued for this request. Revoke it first.');
  if (change.reason && before.kind !== 'transcript')
    throw invalid([{ path: 'reason', code: 'not-of-this-kind' }]);
  if (requestNeedsReason(actor, change.status) && !change.note && !change.reason)
    throw invalid([{ path: 'note', code: 'required' }]);
  const isRejected = actor === 'school' && change.status === 'rejected';
  const note = actor === 'school' && change.note !== undefined ? { note: change.note || null } : {};
  const row = await act.bump(documentRequests, before, {
    status: change.status,
    ...note,
    ...(isRejected && { reason: change.reason ?? null }),
    updatedAt: act.now,
  });
  if (actor === 'school') await tellOfRequest(act, row, student);
  act.note('document-request-status', id, { from: before.status, to: row.status });
  return toRequest(row, {
    student,
    campus: await campusOf(act.tx, row.campusId),
    isIssued: await wasIssued(act.tx, id),
  });
}
