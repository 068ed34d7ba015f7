import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { DocumentRequest, documentRequestDraft } from '@/lib/contract/lms/document-requests';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { type DocumentStatus, mayMoveRequest } from '@/lib/domain/applications/document-requests';
import type { Db } from '@/backend/db/client';
import { campuses, documentRequests, schools, students } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { requireVersion } from '@/backend/require-version';
import { openDocumentRequestsMax } from '@/backend/limits';
import { audit } from '@/backend/services/access/audit';
import { documentKindNames, documentStatusNames } from './document-request-names';
import { notify } from '@/backend/services/notification/notify';
import type { StudentRow } from '@/backend/services/academic/student-views';

type Named = Pick<StudentRow, 'studentCode' | 'firstName' | 'lastName' | 'firstNameKm' | 'lastNameKm'>;

const toRequest = (row: typeof documentRequests.$inferSelect, student: Named): DocumentRequest => ({
  requestId: row.id,
  studentId: row.studentId,
  studentCode: student.studentCode,
  studentName: `${student.lastName} ${student.firstName}`,
  studentNameNative: `${student.lastNameKm} ${student.firstNameKm}`,
  kind: row.kind,
  copy: row.copy,
  copies: row.copies,
  language: row.language,
  purpose: row.purpose,
  neededOn: row.neededOn,
  campusId: row.campusId,
  email: row.email,
  status: row.status,
  note: row.note,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** One page; a school processes requests with `oldestFirst`. */
export async function listRequests(
  db: Db,
  mayBeSeen: SQL,
  query: {
    copy?: 'hard' | 'soft' | undefined;
    status?: DocumentStatus | undefined;
    start: number;
    limit: number;
  },
  { oldestFirst = false } = {},
) {
  const where = and(
    mayBeSeen,
    query.copy ? eq(documentRequests.copy, query.copy) : undefined,
    query.status ? eq(documentRequests.status, query.status) : undefined,
  );
  const direction = oldestFirst ? asc : desc;
  const page = db
    .select({ request: documentRequests, student: students })
    .from(documentRequests)
    .innerJoin(students, eq(students.id, documentRequests.studentId))
    .where(where)
    .orderBy(direction(documentRequests.createdAt), direction(documentRequests.id))
    .limit(query.limit)
    .offset(query.start);
  const [rows, [total]] = await Promise.all([
    page,
    db.select({ value: count() }).from(documentRequests).where(where),
  ]);
  return {
    data: rows.map(({ request, student }) => toRequest(request, student)),
    countTotal: total?.value ?? 0,
  };
}

/** Stores a request; runs inside `once`. */
export async function createRequest(
  deps: Deps,
  tx: Db,
  student: StudentRow,
  draft: z.output<typeof documentRequestDraft>,
  caller: Caller,
  requestId: string,
): Promise<DocumentRequest> {
  const now = deps.clock.now();
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
  const waiting = and(
    eq(documentRequests.studentId, student.id),
    inArray(documentRequests.status, ['requested', 'processing']),
  );
  const [open] = await tx.select({ value: count() }).from(documentRequests).where(waiting);
  if ((open?.value ?? 0) >= openDocumentRequestsMax) {
    throw new Refusal(409, 'too-many-open', 'The school has not answered your earlier requests yet.');
  }
  const [row] = await tx
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
  await audit(
    deps,
    {
      action: 'document-requested',
      actorId: caller.id,
      subject: row.id,
      requestId,
      detail: { kind: row.kind },
    },
    tx,
  );
  return toRequest(row, student);
}

const tellStudent = async (
  deps: Deps,
  tx: Db,
  row: typeof documentRequests.$inferSelect,
  student: StudentRow,
): Promise<void> => {
  if (!student.userId) return;
  const [school] = await tx.select().from(schools).where(eq(schools.id, row.schoolId));
  const [name, status] = [documentKindNames[row.kind], documentStatusNames[row.status]];
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
      ? '/profile/documentreport/hardcopy-request'
      : '/profile/documentreport/softcopy-request';
  const subject = `document:${row.id}`;
  await notify(
    deps,
    [student.userId],
    { kind: 'document-status', params, page, subject, again: 'renew' },
    tx,
  );
};

/** @throws 409 for a step that this actor cannot take from the present status, 412 for a stale version. */
export function moveRequest(
  deps: Deps,
  target: { student: StudentRow; isStaff: boolean; id: string; version: number | null },
  change: { status: DocumentStatus; note?: string | undefined },
  caller: Caller,
  requestId: string,
): Promise<DocumentRequest> {
  const { student, id, version } = target;
  return deps.db.transaction(async (tx) => {
    const here = and(eq(documentRequests.id, id), eq(documentRequests.studentId, student.id));
    const [before] = await tx.select().from(documentRequests).where(here).for('update');
    if (!before) throw notFound();
    requireVersion(before, version, 'request');
    const actors = [
      ...(target.isStaff ? ['school' as const] : []),
      ...(student.userId === caller.id ? ['student' as const] : []),
    ];
    const actor = actors.find((one) => mayMoveRequest(one, before.status, change.status));
    if (!actor) throw new Refusal(409, 'step-not-possible', 'The data modification can not proceed.');
    const note = actor === 'school' && change.note !== undefined ? { note: change.note || null } : {};
    const [row] = await tx
      .update(documentRequests)
      .set({ status: change.status, ...note, version: before.version + 1, updatedAt: deps.clock.now() })
      .where(here)
      .returning();
    if (!row) throw notFound();
    if (actor === 'school') await tellStudent(deps, tx, row, student);
    const detail = { from: before.status, to: row.status };
    await audit(
      deps,
      { action: 'document-request-status', actorId: caller.id, subject: id, requestId, detail },
      tx,
    );
    return toRequest(row, student);
  });
}
