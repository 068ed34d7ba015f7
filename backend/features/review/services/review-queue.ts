import { and, asc, count, desc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ReviewItem, reportsResource } from '@/lib/contract/review/reports';
import { reporterStandings, reportWeights } from '@/lib/domain/review/report-weight';
import { reviewedTogetherMax, type ReviewKind, reviewKinds } from '@/lib/domain/review/review';
import type { Db } from '@/backend/db/client';
import { reports } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { heldPosts, heldPostsOf } from '@/backend/features/questions/services/held-posts';
import { todayOf } from '@/backend/features/careers/services/companies';
import type { Subject } from './subject';
import { subjectHandlers } from './subjects';

type Query = z.output<typeof reportsResource.endpoints.waiting.query>;

interface Place {
  kind: ReviewKind;
  id: string;
  since: Date;
}

/** What a report weighs, in SQL. */
const weight = sql`case ${reports.standing} ${sql.join(
  reporterStandings.map((standing) => sql`when ${standing} then ${reportWeights[standing]}::int`),
  sql` `,
)} end`;

/** What waits, of one kind: reported or held. Reports of what was deleted since wait for nobody. */
const waitingOf = (kind: ReviewKind, today: string): SQL => {
  const { table, waiting } = subjectHandlers[kind];
  const reported = sql`select ${reports.subjectId} as id, min(${reports.createdAt}) as since, sum(${weight}) as weight, count(*) as many from ${reports}
    where ${reports.decidedAt} is null and ${reports.subjectKind} = ${kind}
      and exists (select 1 from ${table} where ${table.id} = ${reports.subjectId})
    group by ${reports.subjectId}`;
  const held = waiting && sql`select id, since, 0 as weight, 0 as many from (${waiting(today)}) held`;
  const all = held ? sql`${reported} union all ${held}` : reported;
  return sql`select ${kind}::text as kind, id, min(since) as since, sum(weight) as weight, sum(many) as many from (${all}) found group by id`;
};

/** What comes first. What known people report most, then what strangers report, then what waits longest. */
const waitingOrder = sql`places.weight desc, places.many desc, places.since, places.id`;

/** What waits, of some kinds; of the held posts of one person the first, so that nobody makes the queue long. */
const waitingPlaces = (kinds: readonly ReviewKind[], today: string): SQL => {
  const all = sql.join(
    kinds.map((kind) => waitingOf(kind, today)),
    sql` union all `,
  );
  const whose = sql`coalesce(held.user_id, places.id)`;
  return sql`select distinct on (${whose}) places.* from (${all}) places
    left join (${heldPosts}) held on held.kind = places.kind and held.id = places.id
    order by ${whose}, ${waitingOrder}`;
};

const placesOf = ({ kind, state }: Query, today: string): SQL => {
  const kinds = kind ? [kind] : reviewKinds;
  if (state === 'waiting') return waitingPlaces(kinds, today);
  const parts = kinds.map(
    (each) => sql`select ${each}::text as kind, id, since from (${subjectHandlers[each].hidden}) hidden`,
  );
  return sql.join(parts, sql` union all `);
};

const countPlaces = async (db: Db, places: SQL): Promise<number> => {
  const [counted] = await db.select({ total: count() }).from(sql`(${places}) places`);
  return counted?.total ?? 0;
};

/** How much waits, of all kinds. */
export const countReviews = (db: Db, today: string): Promise<number> =>
  countPlaces(db, waitingPlaces(reviewKinds, today));

const readPlaces = async (db: Db, query: Query, places: SQL): Promise<Place[]> => {
  const order = query.state === 'waiting' ? waitingOrder : sql`places.since desc, places.id`;
  return db
    .select({
      kind: sql<ReviewKind>`places.kind`,
      id: sql<string>`places.id`,
      since: sql`places.since`.mapWith(reports.createdAt),
    })
    .from(sql`(${places}) places`)
    .orderBy(order)
    .limit(query.limit)
    .offset(query.start);
};

const subjectsAt = async (db: Db, places: readonly Pick<Place, 'kind' | 'id'>[], today: string) => {
  const found = new Map<string, Subject>();
  for (const kind of reviewKinds) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const subject of await subjectHandlers[kind].read(db, ids, today))
      found.set(keyOf({ kind, id: subject.id }), subject);
  }
  return found;
};

const keyOf = ({ kind, id }: Pick<Place, 'kind' | 'id'>) => `${kind}:${id}`;

/** What else of its writer is held, by the place of what is; the oldest first. */
const othersAt = async (db: Db, subjects: ReadonlyMap<string, Subject>, today: string) => {
  const isFirstLook = ({ held }: Subject) => held === 'unread' || held === 'flagged';
  const writers = [...subjects.values()].flatMap((each) => (isFirstLook(each) && each.authorId) || []);
  const held = await heldPostsOf(db, writers);
  const others = new Map<string, { count: number; first: Pick<Place, 'kind' | 'id'>[] }>();
  for (const post of held) {
    if (!subjects.has(keyOf(post))) continue;
    const rest = held.filter((each) => each.userId === post.userId && each.id !== post.id);
    if (rest.length > 0)
      others.set(keyOf(post), { count: rest.length, first: rest.slice(0, reviewedTogetherMax) });
  }
  const words = await subjectsAt(
    db,
    [...others.values()].flatMap(({ first }) => first),
    today,
  );
  return (place: Place): ReviewItem['others'] => {
    const found = others.get(keyOf(place));
    if (!found) return null;
    const first = found.first.flatMap((each) => {
      const subject = words.get(keyOf(each));
      return subject ? { kind: each.kind, id: each.id, title: subject.title, excerpt: subject.excerpt } : [];
    });
    return { count: found.count, first };
  };
};

/** Waiting items, or hidden ones, with what was reported and what was decided last. */
export async function readReviews(
  deps: Reader,
  query: Query,
): Promise<{ data: ReviewItem[]; countTotal: number }> {
  const places = placesOf(query, todayOf(deps));
  const countTotal = await countPlaces(deps.db, places);
  return { data: await readItems(deps, await readPlaces(deps.db, query, places)), countTotal };
}

/** The first of the queue, without counting it. */
export async function firstReviews(deps: Reader, limit: number): Promise<ReviewItem[]> {
  const query: Query = { state: 'waiting', start: 0, limit };
  return readItems(deps, await readPlaces(deps.db, query, placesOf(query, todayOf(deps))));
}

async function readItems(deps: Reader, places: readonly Place[]): Promise<ReviewItem[]> {
  if (places.length === 0) return [];
  const today = todayOf(deps);
  const subjects = await subjectsAt(deps.db, places, today);
  const othersOf = await othersAt(deps.db, subjects, today);
  const ids = places.map(({ id }) => id);
  const [open, decided] = [
    await deps.db
      .select()
      .from(reports)
      .where(and(inArray(reports.subjectId, ids), isNull(reports.decidedAt)))
      .orderBy(asc(reports.createdAt), asc(reports.id)),
    await deps.db
      .selectDistinctOn([reports.subjectKind, reports.subjectId])
      .from(reports)
      .where(and(inArray(reports.subjectId, ids), isNotNull(reports.decidedAt)))
      .orderBy(reports.subjectKind, reports.subjectId, desc(reports.decidedAt)),
  ];
  return places.flatMap(({ kind, id, since }) => {
    const subject = subjects.get(keyOf({ kind, id }));
    if (!subject) return [];
    const isOf = (row: { subjectKind: string; subjectId: string }) =>
      row.subjectKind === kind && row.subjectId === id;
    const last = decided.find(isOf);
    const { title, excerpt, author, isShown, held, flags, school } = subject;
    return {
      kind,
      id,
      title,
      excerpt,
      author,
      isShown,
      held,
      flags,
      school,
      reports: open
        .filter(isOf)
        .flatMap(({ reason, text, standing, createdAt }) =>
          reason === null ? [] : { reason, text, by: standing, at: createdAt.toISOString() },
        ),
      others: othersOf({ kind, id, since }),
      last:
        last?.decision && last.decidedAt
          ? { decision: last.decision, reason: last.decisionReason ?? '', at: last.decidedAt.toISOString() }
          : null,
      since: since.toISOString(),
    };
  });
}
