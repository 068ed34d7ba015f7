import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  SchoolRequest,
  schoolRequestAnswer,
  schoolRequestDraft,
  schoolRequestsResource,
} from '@/lib/contract/admissions/school-requests';
import type { SchoolRequestKind } from '@/lib/domain/admissions/school-requests';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { schoolRequests, schools, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { openSchoolRequestsMax } from '@/backend/limits';
import { listJoined } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import type { Act } from '@/backend/core/access/act';
import { keepersOf } from '@/backend/core/access/staff';
import { nameSql } from '@/backend/db/name-sql';

type Row = typeof schoolRequests.$inferSelect;

const joinRequests = (db: Db) =>
  db
    .select({
      request: schoolRequests,
      school: {
        schoolId: schools.id,
        slug: schools.slug,
        name: schools.name,
        nameNative: schools.nameNative,
      },
      personName: nameSql(users.lastName, users.firstName),
      personNameKm: nameSql(users.lastNameKm, users.firstNameKm),
      phone: users.phone,
    })
    .from(schoolRequests)
    .innerJoin(schools, eq(schools.id, schoolRequests.schoolId))
    .innerJoin(users, eq(users.id, schoolRequests.userId));

type Joined = Awaited<ReturnType<typeof joinRequests>>[number];

const toRequest = ({ request, ...about }: Joined): SchoolRequest => ({
  ...about,
  requestId: request.id,
  userId: request.userId,
  kind: request.kind,
  title: request.title,
  message: request.message,
  state: request.state,
  answer: request.answer,
  answeredAt: request.answeredAt?.toISOString() ?? null,
  version: request.version,
  createdAt: request.createdAt.toISOString(),
});

const latestFirst = [desc(schoolRequests.createdAt), desc(schoolRequests.id)];

const readRequest = async (db: Db, id: string): Promise<SchoolRequest> => {
  const [row] = await joinRequests(db).where(eq(schoolRequests.id, id));
  if (!row) throw notFound();
  return toRequest(row);
};

const answerPages = {
  program: '/profile/courserequest',
  paper: '/profile/requestform',
} as const satisfies Record<SchoolRequestKind, string>;

/** Stores a request and notifies the school. @throws 409 while too many wait for an answer */
export async function createSchoolRequest(
  act: Act,
  school: Pick<typeof schools.$inferSelect, 'id' | 'name' | 'nameNative'>,
  draft: z.output<typeof schoolRequestDraft>,
): Promise<SchoolRequest> {
  const { tx, caller } = act;
  // The lock on the person counts parallel requests one by one.
  const [person] = await tx.select().from(users).where(eq(users.id, caller.id)).for('update');
  if (!person) throw notFound();
  const waiting = and(eq(schoolRequests.userId, caller.id), eq(schoolRequests.state, 'open'));
  const [open] = await tx.select({ value: count() }).from(schoolRequests).where(waiting);
  if ((open?.value ?? 0) >= openSchoolRequestsMax)
    throw new Refusal(409, 'too-many-open', 'Your earlier requests have not been answered yet.');
  const [row] = await act.tx
    .insert(schoolRequests)
    .values({
      ...draft,
      schoolId: school.id,
      userId: caller.id,
      searchFold: [draft.title, draft.message].map(fold).join('\n'),
      createdAt: act.now,
    })
    .returning({ id: schoolRequests.id });
  if (!row) throw new Error('The request was not stored.');
  const stored = await readRequest(tx, row.id);
  const message = {
    kind: 'school-request-new' as const,
    params: {
      name: stored.personName,
      nameKm: stored.personNameKm,
      schoolEn: school.name,
      schoolKm: school.nameNative,
      titleEn: draft.title,
      titleKm: draft.title,
    },
    names: caller.id,
    page: '/advisor/enrollable-subjects' as const,
  };
  await act.tell(await keepersOf(tx, school.id), message);
  act.note('school-request-sent', row.id, { kind: draft.kind, schoolId: school.id });
  return stored;
}

export async function listOwnRequests(db: Db, userId: string, kind: SchoolRequestKind | undefined) {
  const rows = await joinRequests(db)
    .where(and(eq(schoolRequests.userId, userId), kind ? eq(schoolRequests.kind, kind) : undefined))
    .orderBy(...latestFirst);
  return { data: rows.map(toRequest), countTotal: rows.length };
}

export async function listRequestsOf(
  db: Db,
  schoolIds: string[],
  query: z.output<typeof schoolRequestsResource.endpoints.list.query>,
) {
  const { rows, countTotal } = await listJoined(
    db,
    schoolRequests,
    {
      visible: inArray(schoolRequests.schoolId, schoolIds),
      filters: [
        query.schoolId ? eq(schoolRequests.schoolId, query.schoolId) : undefined,
        query.kind ? eq(schoolRequests.kind, query.kind) : undefined,
        query.state ? eq(schoolRequests.state, query.state) : undefined,
      ],
      search: query.keyword ? matches(schoolRequests.searchFold, query.keyword) : undefined,
      sorts: latestFirst,
      start: query.start,
      limit: query.limit,
    },
    (where, sorts) =>
      joinRequests(db)
        .where(where)
        .orderBy(...sorts),
  );
  return { data: rows.map(toRequest), countTotal };
}

/** @throws 412 when somebody else has answered since `version` was read */
export async function answerSchoolRequest(
  act: Act,
  row: Row,
  { state, answer }: z.output<typeof schoolRequestAnswer>,
): Promise<SchoolRequest> {
  act.requireVersion(row);
  await act.bump(schoolRequests, row, { state, answer, decidedBy: act.caller.id, answeredAt: act.now });
  const stored = await readRequest(act.tx, row.id);
  const { name, nameNative } = stored.school;
  const message = {
    kind: 'school-request-answered' as const,
    params: { schoolEn: name, schoolKm: nameNative, titleEn: row.title, titleKm: row.title },
    page: answerPages[row.kind],
    subject: `school-request:${row.id}`,
    again: 'renew' as const,
  };
  await act.tell([row.userId], message);
  act.note('school-request-answered', row.id, { state });
  return stored;
}
