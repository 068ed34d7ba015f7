import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { EventReport } from '@/lib/contract/events/door';
import { feedbackLimits } from '@/lib/domain/events/event-feedback';
import type { Db } from '@/backend/db/client';
import { eventAttendees, eventFeedback, eventScans, users } from '@/backend/db/schema';

const nothingSaid = {
  average: null,
  ratings: Array.from({ length: feedbackLimits.ratingMax }, () => 0),
  helped: { yes: 0, partly: 0, no: 0 },
  words: [],
};

/** What those who were there said, without their names; only how many, while so few have answered that each could be told. */
async function readSaid(db: Db, eventId: string): Promise<EventReport['feedback']> {
  const own = eq(eventFeedback.eventId, eventId);
  const { rating, helped, words, at } = eventFeedback;
  const rows = await db
    .select({ rating, helped, many: count() })
    .from(eventFeedback)
    .where(own)
    .groupBy(rating, helped);
  const sum = (of: typeof rows) => of.reduce((all, { many }) => all + many, 0);
  const total = sum(rows);
  if (total < feedbackLimits.shownFrom) return { ...nothingSaid, count: total };
  const said = await db
    .select({ words })
    .from(eventFeedback)
    .where(and(own, ne(words, '')))
    .orderBy(desc(at));
  return {
    count: total,
    average: rows.reduce((all, row) => all + row.rating * row.many, 0) / total,
    ratings: Array.from({ length: feedbackLimits.ratingMax }, (_, place) =>
      sum(rows.filter((row) => row.rating === place + 1)),
    ),
    helped: {
      yes: sum(rows.filter((row) => row.helped === 'yes')),
      partly: sum(rows.filter((row) => row.helped === 'partly')),
      no: sum(rows.filter((row) => row.helped === 'no')),
    },
    words: said.map((row) => row.words),
  };
}

/** How many had a place and how many of them came, in all, by province and by school. */
export async function readEventReport(db: Db, eventId: string): Promise<EventReport> {
  const placed = and(eq(eventAttendees.eventId, eventId), eq(eventAttendees.state, 'placed'));
  const people = await db
    .select({
      province: users.province,
      school: users.currentSchool,
      registered: count(),
      came: count(eventAttendees.attendedAt),
    })
    .from(eventAttendees)
    .innerJoin(users, eq(users.id, eventAttendees.userId))
    .where(placed)
    .groupBy(users.province, users.currentSchool);
  const walkIns = and(eq(eventScans.eventId, eventId), eq(eventScans.kind, 'walk-in'));
  const sumOf = (rows: typeof people) => ({
    registered: rows.reduce((sum, row) => sum + row.registered, 0),
    came: rows.reduce((sum, row) => sum + row.came, 0),
  });
  const groupsBy = (by: 'province' | 'school') =>
    [...Map.groupBy(people, (row) => row[by]?.trim() || null)]
      .map(([key, rows]) => ({ by, key, ...sumOf(rows) }))
      .toSorted((a, b) => b.registered - a.registered || (a.key ?? '').localeCompare(b.key ?? ''));
  return {
    ...sumOf(people),
    walkIns: await db.$count(eventScans, walkIns),
    feedback: await readSaid(db, eventId),
    groups: [...groupsBy('province'), ...groupsBy('school')],
  };
}
