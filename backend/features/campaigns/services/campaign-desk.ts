import { and, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { isoDayInCambodia } from '@/backend/db/cambodian-time';
import type {
  CampaignNumbers,
  campaignDeskResource,
  Registrant,
} from '@/lib/contract/campaigns/campaign-desk';
import { addDays } from '@/lib/domain/calendar-days';
import { placedStatuses, type staffStatuses } from '@/lib/domain/campaigns/campaign-rules';
import { parseUsername } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { campaignRegistrations, campaigns, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import { listTable } from '@/backend/lists/list-page';
import { matches } from '@/backend/lists/folded-text';
import { mailOfWords, words } from '@/backend/features/notices/services/compose';
import type { Act } from '@/backend/core/access/act';
import { findCampaign } from './campaign-changes';
import { placesOf, tellOfCampaign, toCampaignRegistration } from './campaign-registrations';

type Query = z.output<typeof campaignDeskResource.endpoints.list.query>;
type CampaignRow = typeof campaigns.$inferSelect;

const isPlaced = inArray(campaignRegistrations.status, [...placedStatuses]);

/** Others of the campaign with the same number, or the same name in another spelling. */
const twinsOf = (what: SQL): SQL => sql`(select ${what} from ${campaignRegistrations} as twin
  where twin.campaign_id = ${campaignRegistrations.campaignId} and twin.id <> ${campaignRegistrations.id}
  and (twin.phone = ${campaignRegistrations.phone} or twin.name_fold = ${campaignRegistrations.nameFold}))`;

const isSought = (keyword: string): SQL | undefined => {
  const contact = parseUsername(keyword);
  const isPhone = contact?.kind === 'phone' ? eq(campaignRegistrations.phone, contact.value) : undefined;
  return or(matches(campaignRegistrations.searchFold, keyword), isPhone);
};

const twinCounts = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const twins = sql<number>`${twinsOf(sql`count(*)`)}`.mapWith(Number);
  const rows = await db
    .select({ id: campaignRegistrations.id, twins })
    .from(campaignRegistrations)
    .where(inArray(campaignRegistrations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.twins]));
};

/** Registrations of a campaign, the latest first. */
export async function listCampaignRegistrations(
  db: Db,
  campaign: CampaignRow,
  query: Query,
): Promise<{ data: Registrant[]; countTotal: number }> {
  const { keyword, status, province, twins, start, limit } = query;
  const hasTwins = sql`exists ${twinsOf(sql`1`)}`;
  const { rows, countTotal } = await listTable(db, campaignRegistrations, {
    filters: [
      eq(campaignRegistrations.campaignId, campaign.id),
      status ? eq(campaignRegistrations.status, status) : undefined,
      province ? eq(campaignRegistrations.province, province) : undefined,
      twins === undefined ? undefined : twins ? hasTwins : sql`not ${hasTwins}`,
    ],
    search: keyword ? isSought(keyword) : undefined,
    sorts: [desc(campaignRegistrations.registeredAt), desc(campaignRegistrations.id)],
    start,
    limit,
  });
  const counts = await twinCounts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map((row) => ({ ...toCampaignRegistration(row), twins: counts.get(row.id) ?? 0 })),
    countTotal,
  };
}

const schoolsShown = 20;

/** How many of those with a place say the same, the most first. */
const countedBy = async (db: Db, campaignId: string, key: SQL<string>) =>
  db
    .select({ key, count: count() })
    .from(campaignRegistrations)
    .where(and(eq(campaignRegistrations.campaignId, campaignId), isPlaced))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);

/** Every day from the first to the last, also those on which nobody registered. */
const withDaysBetween = (rows: readonly { key: string; count: number }[]): CampaignNumbers['days'] => {
  const counts = new Map(rows.map(({ key, count: all }) => [key, all]));
  const sorted = [...counts.keys()].toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const days: CampaignNumbers['days'] = [];
  for (let day = first; day && last && day <= last; day = addDays(day, 1))
    days.push({ day, count: counts.get(day) ?? 0 });
  return days;
};

/** Registrations by what they have in common. */
export async function campaignNumbers(db: Db, { id }: CampaignRow): Promise<CampaignNumbers> {
  const { status, registeredAt, province, schoolName, source } = campaignRegistrations;
  const byStatus = await db
    .select({ status, count: count() })
    .from(campaignRegistrations)
    .where(eq(campaignRegistrations.campaignId, id))
    .groupBy(status);
  const of = (wanted: readonly string[]) =>
    byStatus.reduce((all, row) => (wanted.includes(row.status) ? all + row.count : all), 0);
  return {
    placed: of(placedStatuses),
    withdrawn: of(['withdrawn']),
    declined: of(['declined']),
    days: withDaysBetween(await countedBy(db, id, isoDayInCambodia(registeredAt))),
    provinces: await countedBy(db, id, sql<string>`${province}`),
    schools: (await countedBy(db, id, sql<string>`${schoolName}`)).slice(0, schoolsShown),
    sources: await countedBy(db, id, sql<string>`coalesce(${source}, '')`),
  };
}

const lockRegistration = async (act: Act, slug: string, registrationId: string) => {
  // The campaign first, as whoever registers locks it.
  const { id } = await findCampaign(act.tx, slug);
  await act.tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
  const [found] = await act.tx
    .select({ campaign: getTableColumns(campaigns), row: getTableColumns(campaignRegistrations) })
    .from(campaignRegistrations)
    .innerJoin(campaigns, eq(campaigns.id, campaignRegistrations.campaignId))
    .where(and(eq(campaignRegistrations.id, registrationId), eq(campaigns.id, id)));
  if (!found) throw notFound('Registration not found.');
  return found;
};

interface Move {
  registrationId: string;
  status: (typeof staffStatuses)[number];
}

const hasPlace = (status: string): boolean => placedStatuses.some((placed) => placed === status);

/** @throws 404, 409 `same-status`, `withdrawn`, `campaign-full`, 412 */
export async function moveRegistration(
  act: Act,
  slug: string,
  { registrationId, status }: Move,
): Promise<void> {
  const { campaign, row } = await lockRegistration(act, slug, registrationId);
  act.requireVersion(row);
  if (row.status === status) throw new Refusal(409, 'same-status', 'It has this state already.');
  if (row.status === 'withdrawn') throw new Refusal(409, 'withdrawn', 'This person gave the place back.');
  if (!hasPlace(row.status) && hasPlace(status)) {
    const { left, provinces } = await placesOf(act.tx, campaign);
    const free = provinces.find(({ province }) => province === row.province)?.left ?? left;
    if (free === 0) throw new Refusal(409, 'campaign-full', 'No place is left.');
  }
  await act.bump(campaignRegistrations, row, { status });
  act.note('campaign-registration-moved', row.id, { from: row.status, to: status });
  if (status === 'confirmed' || status === 'declined')
    await tellOfCampaign(act, campaign, `campaign-${status}`, row.userId);
}

/** In the app, and by mail where an address is proven. @throws 404 */
export async function writeToRegistrant(
  act: Act,
  slug: string,
  { registrationId, text }: { registrationId: string; text: { en: string; km: string } },
): Promise<void> {
  const { campaign, row } = await lockRegistration(act, slug, registrationId);
  await tellOfCampaign(act, campaign, 'campaign-message', row.userId, text);
  act.note('campaign-message-sent', row.id);
  const [user] = await act.tx.select().from(users).where(eq(users.id, row.userId));
  const { locale } = user ?? { locale: 'km' as const };
  if (user?.enabled && user.email && user.emailVerified)
    act.last(() =>
      act.mail({ to: user.email ?? '', ...mailOfWords(words(campaign.title), words(text), locale) }),
    );
}
