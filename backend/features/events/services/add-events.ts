import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import type * as z from 'zod';
import type { eventDraft } from '@/lib/contract/events/event-desk';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { weeklyDays } from '@/lib/domain/events/event-series';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import { onlyRow } from '@/backend/db/only-row';
import { calendars, events } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireKeeperOfOrganization } from '@/backend/core/access/keepers';
import { serialize } from '@/backend/core/access/serialize';
import { daysBetween } from '@/lib/domain/dates/cambodian-days';
import { eventColumns, foldOf, requirePossible } from './event-rules';
import { type EventRow, lockOwnEvent } from './find-event';
import { type FreeDay, holidaysBetween } from './holidays';

type Draft = z.output<typeof eventDraft>;

const dayMs = 86_400_000;
const slugBaseMax = 60;

/** The address of an event, made of its English title and its day. */
const addressFor = async ({ tx }: Act, title: string, day: string, taken: Set<string>): Promise<string> => {
  const base = `${nameSlug(title, 'event').slice(0, slugBaseMax)}-${day}`;
  const rows = await tx
    .select({ slug: events.slug })
    .from(events)
    .where(like(events.slug, `${base}%`));
  for (const { slug } of rows) taken.add(slug);
  const slug = freeSlug(base, taken);
  taken.add(slug);
  return slug;
};

const moved = (at: Date | null | undefined, byMs: number) => (at ? new Date(at.getTime() + byMs) : at);

const requireCalendarOf = async (act: Act, orgId: string, calendarId: string) => {
  await requireKeeperOfOrganization(act.deps, act.caller, orgId);
  const here = and(eq(calendars.id, calendarId), eq(calendars.organizationId, orgId));
  const [calendar] = await act.tx.select().from(calendars).where(here);
  if (!calendar) throw notFound();
  if (calendar.archivedAt)
    throw new Refusal(409, 'calendar-archived', 'This calendar is archived; nobody would see the event.');
  return calendar;
};

/** @throws 422 for a series over its limit, or one of which every date is free */
const daysOfSeries = (first: string, until: string | undefined, free: readonly FreeDay[]) => {
  if (until === undefined) return { days: [first], skipped: [] };
  if (until < first) throw invalid([{ path: 'repeatUntil', code: 'before-start' }]);
  const found = weeklyDays(first, until, new Set(free.map(({ day }) => day)));
  if (!found) throw invalid([{ path: 'repeatUntil', code: 'too-many-dates' }]);
  if (found.days.length === 0) throw invalid([{ path: 'repeatUntil', code: 'only-holidays' }]);
  return found;
};

/**
 * Stores an event, or every date of a weekly series. Days are those of Cambodia.
 * @returns the first one, all days, and the free days that were left out. @throws 404, 409, 422
 */
export async function addEvents(act: Act, orgId: string, calendarId: string, draft: Draft) {
  const { isPublished = false, repeatUntil, ...input } = draft;
  const calendar = await requireCalendarOf(act, orgId, calendarId);
  const columns = eventColumns(input);
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const first = dayInCambodia(startsAt);
  const free = repeatUntil === undefined ? [] : await holidaysBetween(act.deps, orgId, first, repeatUntil);
  const { days, skipped } = daysOfSeries(first, repeatUntil, free);
  await serialize(act.tx, 'event-slugs');
  const seriesId = days.length > 1 ? randomUUID() : null;
  const place = input.place ?? { en: '', km: '' };
  const taken = new Set<string>();
  const rows: EventRow[] = [];
  for (const day of days) {
    const byMs = daysBetween(first, day) * dayMs;
    const inserted = await act.tx
      .insert(events)
      .values({
        ...columns,
        title: input.title,
        description: input.description,
        format: input.format,
        place,
        calendarId: calendar.id,
        seriesId,
        slug: await addressFor(act, input.title.en, day, taken),
        status: isPublished ? 'published' : 'draft',
        startsAt: new Date(startsAt.getTime() + byMs),
        endsAt: new Date(endsAt.getTime() + byMs),
        registrationOpensAt: moved(columns.registrationOpensAt, byMs),
        registrationClosesAt: moved(columns.registrationClosesAt, byMs),
        searchFold: foldOf({ title: input.title, place }),
        createdAt: act.now,
        updatedAt: act.now,
      })
      .returning();
    rows.push(onlyRow(inserted));
  }
  const event = onlyRow(rows.slice(0, 1));
  await requirePossible(act.tx, event, orgId);
  act.note('event-added', event.id, { dates: days.length });
  return { eventId: event.id, days, skipped: free.filter(({ day }) => skipped.includes(day)) };
}

/** Makes a draft of an event at another time. @returns its id. @throws 404, 409 in an archived calendar, 422 */
export async function copyEvent(act: Act, orgId: string, id: string, start: string): Promise<string> {
  const source = await lockOwnEvent(act, orgId, id);
  await requireCalendarOf(act, orgId, source.calendarId);
  await serialize(act.tx, 'event-slugs');
  const startsAt = new Date(start);
  const byMs = startsAt.getTime() - source.startsAt.getTime();
  const { id: _id, ...content } = source;
  const inserted = await act.tx
    .insert(events)
    .values({
      ...content,
      seriesId: null,
      status: 'draft',
      cancelReason: null,
      slug: await addressFor(act, source.title.en, dayInCambodia(startsAt), new Set()),
      startsAt,
      endsAt: new Date(source.endsAt.getTime() + byMs),
      registrationOpensAt: moved(source.registrationOpensAt, byMs),
      registrationClosesAt: moved(source.registrationClosesAt, byMs),
      version: 1,
      sequence: 0,
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning();
  const event = onlyRow(inserted);
  act.note('event-copied', event.id, { from: id });
  return event.id;
}
