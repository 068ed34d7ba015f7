import { and, arrayOverlaps, desc, eq, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { tagsResource } from '@/lib/contract/questions/tags';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { notifications, questions, questionTags, tagFollows } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { followedTagsMax } from '@/backend/limits';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';

type TagRow = typeof questionTags.$inferSelect;
type Naming = z.output<typeof tagsResource.endpoints.name.body>;

/** Rows of tags that one of these spellings means. */
const rowsOf = (db: Db, orgId: string, folds: readonly string[]): Promise<TagRow[]> =>
  folds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(questionTags)
        .where(
          and(
            eq(questionTags.organizationId, orgId),
            or(inArray(questionTags.fold, [...folds]), arrayOverlaps(questionTags.others, [...folds])),
          ),
        );

/** The one spelling under which questions have a tag, for each given one. */
export async function settledFolds(
  db: Db,
  orgId: string,
  folds: readonly string[],
): Promise<(spelling: string) => string> {
  const rows = await rowsOf(db, orgId, folds);
  const known = new Map(rows.flatMap(({ fold: main, others }) => others.map((other) => [other, main])));
  return (spelling) => known.get(spelling) ?? spelling;
}

/** Puts the tags of a text under the spelling that they are known by; two names of one tag are one. */
export async function settleTags<Content extends { tags: string[]; tagsFold: string[] }>(
  db: Db,
  orgId: string,
  content: Content,
): Promise<Content> {
  const settled = await settledFolds(db, orgId, content.tagsFold);
  const byFold = new Map(content.tags.map((tag, index) => [settled(content.tagsFold[index] ?? ''), tag]));
  return { ...content, tags: [...byFold.values()], tagsFold: [...byFold.keys()] };
}

const namesOf = (tag: string, row: Pick<TagRow, 'nameEn' | 'nameKm'> | undefined) =>
  row ? { en: row.nameEn, km: row.nameKm } : { en: tag, km: tag };

/** The tags that most questions have, with their names. */
export async function listTags(db: Db, orgId: string, limit: number) {
  const tags = db
    .select({
      fold: sql<string>`unnest(${questions.tagsFold})`.as('fold'),
      tag: sql<string>`unnest(${questions.tags})`.as('tag'),
    })
    .from(questions)
    .where(and(eq(questions.organizationId, orgId), eq(questions.kind, 'forum'), isNull(questions.heldAt)))
    .as('tags');
  const total = sql<number>`count(*)`.mapWith(Number);
  const found = await db
    .select({ fold: tags.fold, tag: min(tags.tag), count: total })
    .from(tags)
    .groupBy(tags.fold)
    .orderBy(desc(total), tags.fold)
    .limit(limit);
  const rows = await rowsOf(
    db,
    orgId,
    found.map((each) => each.fold),
  );
  const byFold = new Map(rows.map((row) => [row.fold, row]));
  return found.map(({ fold: main, tag, count }) => {
    const shown = maskContacts(tag ?? '');
    const row = byFold.get(main);
    return { tag: row?.nameEn ?? shown, name: namesOf(shown, row), count, version: row?.version ?? 1 };
  });
}

/** The tags that a person follows, the latest first. */
export async function followedTags(db: Db, orgId: string, userId: string) {
  const rows = await db
    .select({ follow: tagFollows, row: questionTags })
    .from(tagFollows)
    .leftJoin(
      questionTags,
      and(eq(questionTags.organizationId, orgId), eq(questionTags.fold, tagFollows.fold)),
    )
    .where(and(eq(tagFollows.organizationId, orgId), eq(tagFollows.userId, userId)))
    .orderBy(desc(tagFollows.followedAt), tagFollows.fold);
  return rows.map(({ follow: { tag, tells }, row }) => ({
    tag: row?.nameEn ?? tag,
    tells,
    name: namesOf(tag, row ?? undefined),
  }));
}

/** Follows a tag by any of its names, or no longer. @throws 409 where too many are followed */
export async function followTag(
  act: Act,
  orgId: string,
  { tag, on, tells }: { tag: string; on: boolean; tells: boolean },
): Promise<void> {
  const spelling = fold(tag);
  const main = (await settledFolds(act.tx, orgId, [spelling]))(spelling);
  const own = and(eq(tagFollows.userId, act.caller.id), eq(tagFollows.organizationId, orgId));
  if (!on) {
    await act.tx.delete(tagFollows).where(and(own, eq(tagFollows.fold, main)));
    return;
  }
  if ((await act.tx.$count(tagFollows, and(own, ne(tagFollows.fold, main)))) >= followedTagsMax)
    throw new Refusal(409, 'too-many-tags', 'Too many tags are followed.');
  const key = { userId: act.caller.id, organizationId: orgId, fold: main };
  await act.tx
    .insert(tagFollows)
    .values({ ...key, tag, tells, followedAt: act.now })
    .onConflictDoUpdate({
      target: [tagFollows.userId, tagFollows.organizationId, tagFollows.fold],
      set: { tells },
    });
}

/** Gives what is under some spellings to one: questions, and those who follow. @returns how many questions */
async function move(act: AnyAct, orgId: string, from: readonly string[], to: string): Promise<number> {
  if (from.length === 0) return 0;
  const moved = sql`array[${sql.join(
    from.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[]`;
  const have = and(
    eq(questions.organizationId, orgId),
    eq(questions.kind, 'forum'),
    arrayOverlaps(questions.tagsFold, [...from]),
  );
  const touched = await act.tx.select({ id: questions.id }).from(questions).where(have).for('update');
  // A question that has both keeps the first.
  const kept = sql`(select distinct on (spelling) tag, spelling, place from (
    select t.tag, t.place, case when t.spelling = any(${moved}) then ${to}::text else t.spelling end as spelling
    from unnest(${questions.tags}, ${questions.tagsFold}) with ordinality as t(tag, spelling, place)
  ) as each_tag order by spelling, place) as kept`;
  await act.bumpAll(questions, have, {
    tags: sql`(select array_agg(tag order by place) from ${kept})`,
    tagsFold: sql`(select array_agg(spelling order by place) from ${kept})`,
  });
  const follows = and(eq(tagFollows.organizationId, orgId), inArray(tagFollows.fold, [...from]));
  const gone = await act.tx.delete(tagFollows).where(follows).returning();
  if (gone.length > 0)
    await act.tx
      .insert(tagFollows)
      .values(gone.map((row) => ({ ...row, fold: to })))
      .onConflictDoNothing();
  act.changed('forum', ...touched.map(({ id }) => `question:${id}`));
  return touched.length;
}

/** Whether a question or a person has a tag. */
async function isUsed(db: Db, orgId: string, main: string): Promise<boolean> {
  const have = and(eq(questions.organizationId, orgId), arrayOverlaps(questions.tagsFold, [main]));
  return (await db.$count(questions, have)) > 0;
}

/** The row of a tag; a new one where it has none. @throws 404 for a tag that nothing has */
async function rowFor(act: Act, orgId: string, tag: string): Promise<TagRow> {
  const spelling = fold(tag);
  const [known] = await rowsOf(act.tx, orgId, [spelling]);
  if (known) return known;
  if (!(await isUsed(act.tx, orgId, spelling))) throw notFound();
  return onlyRow(
    await act.tx
      .insert(questionTags)
      .values({
        organizationId: orgId,
        fold: spelling,
        others: [],
        nameEn: tag,
        nameKm: tag,
        updatedAt: act.now,
      })
      .returning(),
  );
}

/** Gives a tag its two names; both find it. @throws 404, 409 where another tag has the name, 412 */
export async function nameTag(act: Act, ref: string, { tag, name }: Naming): Promise<void> {
  const orgId = await requireStaffOfOrganization(act.deps, act.caller, ref);
  const row = await rowFor(act, orgId, tag);
  act.requireVersion(row);
  const folds = [fold(name.en), fold(name.km)];
  const taken = (await rowsOf(act.tx, orgId, folds)).filter(({ id }) => id !== row.id);
  if (taken.length > 0) throw new Refusal(409, 'tag-taken', 'Another tag has this name: merge the two.');
  const others = [...new Set([...row.others, ...folds])].filter((each) => each !== row.fold);
  await act.bump(questionTags, row, { nameEn: name.en, nameKm: name.km, others, updatedAt: act.now });
  const count = await move(act, orgId, others, row.fold);
  act.changed('forum');
  act.note('tag-named', row.id, { questions: count });
}

/** Gives all that one tag has to another, which it means from then on. @throws 404, 409 for a tag and itself */
export async function mergeTags(
  act: Act,
  ref: string,
  { tag, into }: { tag: string; into: string },
): Promise<void> {
  const orgId = await requireStaffOfOrganization(act.deps, act.caller, ref);
  const target = await rowFor(act, orgId, into);
  const source = await rowFor(act, orgId, tag);
  if (source.id === target.id) throw new Refusal(409, 'same-tag', 'A tag is not merged into itself.');
  const from = [source.fold, ...source.others];
  await act.tx.delete(questionTags).where(eq(questionTags.id, source.id));
  const others = [...new Set([...target.others, ...from])];
  await act.bump(questionTags, target, { others, updatedAt: act.now });
  const count = await move(act, orgId, from, target.fold);
  act.changed('forum');
  act.note('tags-merged', target.id, { from: source.id, questions: count });
}

/** Tells who follows a tag of a question that readers see for the first time; its author knows. */
export async function tellOfTags(act: AnyAct, question: typeof questions.$inferSelect): Promise<void> {
  if (question.kind !== 'forum' || question.tagsFold.length === 0) return;
  const { organizationId, tagsFold } = question;
  const rows = await act.tx
    .select({ userId: tagFollows.userId, tag: tagFollows.tag, row: questionTags })
    .from(tagFollows)
    .leftJoin(
      questionTags,
      and(eq(questionTags.organizationId, organizationId), eq(questionTags.fold, tagFollows.fold)),
    )
    .where(
      and(
        eq(tagFollows.organizationId, organizationId),
        inArray(tagFollows.fold, tagsFold),
        eq(tagFollows.tells, true),
        question.userId === null ? undefined : ne(tagFollows.userId, question.userId),
      ),
    );
  const title = maskContacts(question.title);
  const subject = `tag-question:${question.id}`;
  // Who follows two of its tags is told once, and nobody again of a question that was away for a while.
  const byPerson = new Map(rows.map((each) => [each.userId, each]));
  const told = await act.tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(inArray(notifications.userId, [...byPerson.keys()]), eq(notifications.subject, subject)));
  for (const { userId } of told) byPerson.delete(userId);
  await act.tellEach(
    [...byPerson.values()].map(({ userId, tag, row }) => {
      const name = namesOf(tag, row ?? undefined);
      const params = { statusEn: name.en, statusKm: name.km, titleEn: title, titleKm: title };
      const page = '/forum/answer/[id]' as const;
      return {
        userIds: [userId],
        message: { kind: 'tag-question', params, page, about: question.id, subject },
      };
    }),
  );
}
