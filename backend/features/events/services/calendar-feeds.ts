import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AgendaEntry, CalendarFeed } from '@/lib/contract/events/agenda';
import { type CalendarDay, calendarFile, type CalendarHours } from '@/lib/domain/dates/calendar-file';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { feedDays, feedLayers, type FeedLayer } from '@/lib/domain/events/calendar-feed';
import { calendarFeeds } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { type Act, runAct } from '@/backend/core/access/act';
import { hashToken, newOpaqueToken } from '@/backend/core/access/opaque-tokens';
import { noticeFact } from '@/backend/features/notices/services/facts';
import { readAgenda, spanAround } from './agenda';

type FeedRow = typeof calendarFeeds.$inferSelect;
interface Choice {
  layers: FeedLayer[];
  language: 'km' | 'en';
}

const toFeed = (row: FeedRow | undefined): CalendarFeed => ({
  isOn: row !== undefined,
  layers: row?.layers ?? [...feedLayers],
  language: row?.language ?? 'km',
  createdAt: row?.createdAt.toISOString() ?? null,
  fetchedAt: row?.fetchedAt?.toISOString() ?? null,
});

const chosen = ({ layers, language }: Choice) => ({
  layers: feedLayers.filter((layer) => layers.includes(layer)),
  language,
});

export async function readFeed(db: Db, userId: string): Promise<CalendarFeed> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return toFeed(row);
}

/** The link is told once: only its hash is stored. */
export async function renewFeed(act: Act, choice: Choice): Promise<CalendarFeed & { url: string }> {
  const token = newOpaqueToken();
  const values = { ...chosen(choice), tokenHash: hashToken(token), createdAt: act.now, fetchedAt: null };
  const [row] = await act.tx
    .insert(calendarFeeds)
    .values({ userId: act.caller.id, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values })
    .returning();
  act.note('calendar-link-made', act.caller.id);
  return { ...toFeed(row), url: `${act.deps.env.PUBLIC_ORIGIN}/api-schedule/feeds/${token}.ics` };
}

/** @throws 404 where there is no link */
export async function changeFeed(act: Act, choice: Choice): Promise<CalendarFeed> {
  const [row] = await act.tx
    .update(calendarFeeds)
    .set(chosen(choice))
    .where(eq(calendarFeeds.userId, act.caller.id))
    .returning();
  if (!row) throw notFound();
  return toFeed(row);
}

export async function revokeFeed(act: Act): Promise<void> {
  const ended = await act.tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, act.caller.id)).returning();
  if (ended.length > 0) act.note('calendar-link-ended', act.caller.id);
}

const toEntry = (
  entry: AgendaEntry,
  language: 'km' | 'en',
  origin: string,
): CalendarDay | CalendarHours | null => {
  const { uid, title, who, where, organization, sequence, isCancelled, startsAt, endsAt, on, until, page } =
    entry;
  const named = who ? `${who[language] || who.en}: ${title[language]}` : title[language];
  const common = {
    uid,
    // Programs that know no cancelled entries show it as any other.
    title: isCancelled ? noticeFact('calendar.cancelled', { title: named })[language] : named,
    note: organization[language],
    url: `${origin}${language === 'en' ? '/en' : ''}${page}`,
  };
  if (startsAt && endsAt)
    return {
      ...common,
      startsAt,
      endsAt,
      place: where[language],
      sequence,
      isCancelled,
      hasNoReminder: isCancelled || entry.layer === 'timetable',
    };
  return on
    ? { ...common, on, ...(until && { until }), sequence, hasNoReminder: entry.layer === 'academic' }
    : null;
};

/** How exactly a person reads when their link was last fetched. */
const fetchedAtEveryMs = 3_600_000;

/** @returns the file of a link, and a mark that changes with what it says; null for a link that is none. */
export async function feedOf(
  deps: Deps,
  token: string,
): Promise<{ etag: string; file: () => string } | null> {
  const { clock, env } = deps;
  const now = clock.now();
  const own = eq(calendarFeeds.tokenHash, hashToken(token));
  const [row] = await deps.db.select().from(calendarFeeds).where(own);
  if (!row) return null;
  // Calendars ask every few minutes, and a write waits for all others.
  if (!row.fetchedAt || now.getTime() - row.fetchedAt.getTime() >= fetchedAtEveryMs)
    await runAct(deps, { caller: null }, (act) =>
      act.tx.update(calendarFeeds).set({ fetchedAt: now }).where(own),
    );
  const agenda = await readAgenda(deps, row.userId, row.layers, spanAround(dayInCambodia(now), feedDays));
  const entries = agenda.flatMap((entry) => toEntry(entry, row.language, env.PUBLIC_ORIGIN) ?? []);
  const etag = `"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url')}"`;
  return { etag, file: () => calendarFile(entries, now, noticeFact('calendar.name')[row.language]) };
}
