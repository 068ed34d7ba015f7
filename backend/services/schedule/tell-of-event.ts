import { eq } from 'drizzle-orm';
import { calendars, eventAttendees, type events } from '@/backend/db/schema';
import type { Act } from '@/backend/services/access/act';
import { isOwnOrganization } from '@/backend/services/access/own-organization';

type Kind = 'event-registered' | 'event-cancelled' | 'event-called-off' | 'event-moved';

/** Tells people of an event; a later message about the same event takes the place of the one before. */
export async function tellOfEvent(
  act: Act,
  event: typeof events.$inferSelect,
  kind: Kind,
  userIds: readonly string[],
): Promise<void> {
  const [calendar] = await act.tx.select().from(calendars).where(eq(calendars.id, event.calendarId));
  const isOfSala = calendar !== undefined && isOwnOrganization(act.deps, calendar.organizationId);
  const page = isOfSala ? '/career-center/events/[slug]' : '/profile/schedule/academic-calendar';
  const params = { titleEn: event.title.en, titleKm: event.title.km };
  const message = { kind, params, page, about: event.slug, subject: `event:${event.id}` } as const;
  await act.tell(userIds, { ...message, again: 'renew' });
}

/** Tells everybody who has a place. */
export async function tellRegistered(
  act: Act,
  event: typeof events.$inferSelect,
  kind: 'event-called-off' | 'event-moved',
): Promise<void> {
  const rows = await act.tx
    .select({ userId: eventAttendees.userId })
    .from(eventAttendees)
    .where(eq(eventAttendees.eventId, event.id));
  if (rows.length > 0)
    await tellOfEvent(
      act,
      event,
      kind,
      rows.map(({ userId }) => userId),
    );
}
