import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SavedSearch, SavedSearchFilter } from '@/lib/contract/careers/vacancy-search';
import { vacancyFilter } from '@/lib/contract/careers/vacancy-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { savedSearchesMax } from '@/lib/domain/careers/hiring-options';
import { announcedVacancies, savedSearches, users, vacancies } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import type { Reader } from '@/backend/deps';
import { notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { isOpenOn, vacancyList } from './vacancy-views';

/** What is older when it becomes public is news to nobody. */
const newsDays = 60;
const dayMs = 86_400_000;

type Row = typeof savedSearches.$inferSelect;

const toSearch = (row: Row): SavedSearch => ({
  searchId: row.id,
  filter: row.filter,
  createdAt: row.createdAt.toISOString(),
});

/** The searches of a person in an organization, the latest first. */
export const searchesOf = async (db: Db, orgId: string, userId: string): Promise<SavedSearch[]> => {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.organizationId, orgId)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return rows.map(toSearch);
};

/** Fields and values in one order, so that the same search is the same text. */
const plain = (filter: SavedSearchFilter): SavedSearchFilter =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

/** Vacancies of an organization that readers see and nobody has been told of yet. */
const unannounced = ({ now }: Pick<AnyAct, 'now'>, orgId: string) => {
  const today = dayInCambodia(now);
  return and(
    eq(vacancies.organizationId, orgId),
    isOpenOn(today),
    gte(vacancies.postedAt, new Date(now.getTime() - newsDays * dayMs)),
    sql`not exists (select 1 from ${announcedVacancies} where ${announcedVacancies.vacancyId} = ${vacancies.id})`,
  );
};

const announce = async (act: AnyAct, vacancyIds: readonly string[]) => {
  if (vacancyIds.length === 0) return;
  await act.tx
    .insert(announcedVacancies)
    .values(vacancyIds.map((vacancyId) => ({ vacancyId, announcedAt: act.now })))
    .onConflictDoNothing();
};

/** @throws 409 `too-many` */
export async function saveSearch(act: Act, orgId: string, wanted: SavedSearchFilter): Promise<SavedSearch> {
  const filter = plain(wanted);
  // Parallel calls of one person count one after the other.
  await act.tx.select({ id: users.id }).from(users).where(eq(users.id, act.caller.id)).for('no key update');
  const own = await searchesOf(act.tx, orgId, act.caller.id);
  const same = own.find((each) => JSON.stringify(plain(each.filter)) === JSON.stringify(filter));
  if (same) return same;
  if (own.length >= savedSearchesMax)
    throw new Refusal(409, 'too-many', 'You have saved too many searches. End another one first.');
  // What is there already is no news: while nobody had a search, nobody looked.
  if ((await act.tx.$count(savedSearches, eq(savedSearches.organizationId, orgId))) === 0) {
    const there = await act.tx.select({ id: vacancies.id }).from(vacancies).where(unannounced(act, orgId));
    await announce(
      act,
      there.map(({ id }) => id),
    );
  }
  const values = { userId: act.caller.id, organizationId: orgId, filter, createdAt: act.now };
  const row = onlyRow(await act.tx.insert(savedSearches).values(values).returning());
  act.note('vacancy-search-saved', row.id);
  return toSearch(row);
}

/** @throws 404 */
export async function endSearch(act: Act, orgId: string, searchId: string): Promise<void> {
  const own = and(
    eq(savedSearches.id, searchId),
    eq(savedSearches.organizationId, orgId),
    eq(savedSearches.userId, act.caller.id),
  );
  const ended = await act.tx.delete(savedSearches).where(own).returning({ id: savedSearches.id });
  if (ended.length === 0) throw notFound();
  act.note('vacancy-search-ended', searchId);
}

/** The organizations with new vacancies that somebody may be told of. */
export async function organizationsWithSearches({ db }: Reader): Promise<string[]> {
  const rows = await db.selectDistinct({ id: savedSearches.organizationId }).from(savedSearches);
  return rows.map(({ id }) => id);
}

const batchMax = 100;

/** Tells of the new vacancies of an organization: each once to everybody whose search it fits. @returns how many were new */
export async function tellOfNewVacancies(act: AnyAct, orgId: string): Promise<number> {
  const fresh = await act.tx
    .select()
    .from(vacancies)
    .where(unannounced(act, orgId))
    .limit(batchMax)
    .for('update', { skipLocked: true });
  if (fresh.length === 0) return 0;
  const ids = fresh.map(({ id }) => id);
  await announce(act, ids);
  const searches = await act.tx.select().from(savedSearches).where(eq(savedSearches.organizationId, orgId));
  // Many people search for the same.
  const byFilter = Map.groupBy(searches, ({ filter }) => JSON.stringify(plain(filter)));
  for (const [filter, rows] of byFilter) {
    const query = vacancyFilter.parse(JSON.parse(filter));
    const { visible, filters = [], search } = vacancyList(orgId, query, dayInCambodia(act.now), null);
    const found = await act.tx
      .select({ id: vacancies.id })
      .from(vacancies)
      .where(and(inArray(vacancies.id, ids), visible, ...filters, search));
    for (const { id } of found) {
      const vacancy = fresh.find((each) => each.id === id);
      if (!vacancy) continue;
      const message = {
        kind: 'vacancy-new' as const,
        page: '/career-center/internship-job-opportunities/[slug]' as const,
        about: vacancy.slug,
        subject: `vacancy-new:${id}`,
        again: 'renew' as const,
      };
      const params = {
        titleEn: vacancy.title.en,
        titleKm: vacancy.title.km,
        name: vacancy.companyName.en,
        nameKm: vacancy.companyName.km,
        organization: orgId,
      };
      // With the search, so that it can be ended from the notice.
      await act.tellEach(
        rows.map((row) => ({
          userIds: [row.userId],
          message: { ...message, params: { ...params, search: row.id } },
        })),
      );
    }
  }
  return fresh.length;
}
