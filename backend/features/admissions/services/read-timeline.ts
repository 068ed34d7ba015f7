import { asc, eq, sql } from 'drizzle-orm';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import type { Db } from '@/backend/db/client';
import { applicantEvents, users } from '@/backend/db/schema';

/** What happened to an application, the oldest first. */
export async function readTimeline(db: Db, id: string): Promise<TimelineEntry[]> {
  const events = await db
    .select({
      event: applicantEvents,
      name: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
      nameKm: sql<string>`concat_ws(' ', ${users.lastNameKm}, ${users.firstNameKm})`,
    })
    .from(applicantEvents)
    .leftJoin(users, eq(users.id, applicantEvents.actorId))
    .where(eq(applicantEvents.applicantId, id))
    // What happened in the same instant as the sending comes after it; the reason for a move comes before the move.
    .orderBy(
      asc(applicantEvents.at),
      sql`${applicantEvents.fromStatus} is not null`,
      sql`${applicantEvents.kind} = 'status'`,
      asc(applicantEvents.id),
    );
  return events.map(({ event, name, nameKm }) => ({
    id: event.id,
    at: event.at.toISOString(),
    actorName: name,
    actorNameKm: nameKm,
    actorRole: event.actorRole,
    kind: event.kind,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    note: event.note,
    fields: event.fields ?? [],
    before: event.before,
    paper: event.paper,
  }));
}
