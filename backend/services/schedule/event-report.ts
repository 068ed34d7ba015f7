import { and, count, eq } from 'drizzle-orm';
import type { EventReport } from '@/lib/contract/schedule/door';
import type { Db } from '@/backend/db/client';
import { eventAttendees, eventScans, users } from '@/backend/db/schema';

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
    groups: [...groupsBy('province'), ...groupsBy('school')],
  };
}
