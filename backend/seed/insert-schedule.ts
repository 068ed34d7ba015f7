import { fold } from '@/lib/domain/khmer/khmer';
import type { Deps } from '@/backend/deps';
import type { Db } from '@/backend/db/client';
import { calendars, eventAttendees, events } from '@/backend/db/schema';
import { addDays, startOfDay } from './demo/demo-dates';
import { text } from './demo/demo-text';
import type { Text } from './demo/demo-types';
import { type DemoEvent, publicEvents, schoolEvents } from './demo/student/demo-events';
import type { SeededAccount } from './insert-accounts';
import type { SeededSchool } from './insert-schools';
import { portalSchoolKey } from './insert-student-portal';
import { stableId } from './stable-id';

const phnomPenhOffsetHours = 7;

const eventRow = (calendarId: string, event: DemoEvent, today: Date) => {
  const startsAt = new Date(
    addDays(today, event.inDays).getTime() + (event.hour - phnomPenhOffsetHours) * 3_600_000,
  );
  const { title, description, place, format, capacity, takesRegistrations } = event;
  const createdAt = addDays(today, -30);
  return {
    id: stableId(`event:${event.key}`),
    calendarId,
    slug: event.key,
    title,
    description,
    place,
    province: event.provinceCode,
    format,
    capacity,
    takesRegistrations,
    startsAt,
    endsAt: new Date(startsAt.getTime() + event.hours * 3_600_000),
    searchFold: [title.en, title.km, place.en, place.km].map(fold).join('\n'),
    createdAt,
    updatedAt: createdAt,
  };
};

const insertCalendar = async (
  db: Db,
  calendar: { key: string; organizationId: string; kind: 'academic' | 'events'; name: Text; color: string },
  demo: readonly DemoEvent[],
  today: Date,
) => {
  const { key, ...row } = calendar;
  const id = stableId(`calendar:${key}`);
  await db
    .insert(calendars)
    .values({ id, ...row, audience: 'public', createdAt: today })
    .onConflictDoNothing();
  await db
    .insert(events)
    .values(demo.map((event) => eventRow(id, event, today)))
    .onConflictDoNothing();
};

/**
 * Inserts two public calendars around the day of seeding; the demo student has registered for one event and attended
 * another.
 */
export async function insertSchedule(
  deps: Deps,
  db: Db,
  schools: SeededSchool[],
  accounts: SeededAccount[],
): Promise<void> {
  const today = startOfDay(deps.clock.now());
  const school = schools.find((entry) => entry.school.key === portalSchoolKey);
  const student = accounts.find(({ key }) => key === 'student');
  if (!school || !student) throw new Error('The demo student has no school.');
  const own = {
    organizationId: deps.env.CAREER_CENTER_ORGANIZATION_ID,
    kind: 'events' as const,
    color: '#0F766E',
  };
  await insertCalendar(
    db,
    { key: 'sala', name: text('Events for students', 'ព្រឹត្តិការណ៍សម្រាប់សិស្ស និងនិស្សិត'), ...own },
    publicEvents,
    today,
  );
  const ofSchool = { organizationId: school.id, kind: 'academic' as const, color: '#1D4ED8' };
  await insertCalendar(
    db,
    { key: 'school', name: text('Academic calendar', 'ប្រតិទិនឆ្នាំសិក្សា'), ...ofSchool },
    schoolEvents,
    today,
  );
  const place = (key: string, days: number, attendedDays: number | null) => ({
    eventId: stableId(`event:${key}`),
    userId: student.id,
    registeredAt: addDays(today, -days),
    attendedAt: attendedDays === null ? null : addDays(today, -attendedDays),
  });
  await db
    .insert(eventAttendees)
    .values([place('scholarship-evening', 2, null), place('choosing-a-major-workshop', 25, 16)])
    .onConflictDoNothing();
}
