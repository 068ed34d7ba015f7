import { startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { WritingDeps } from '@/backend/deps';
import type { WriteDb } from '@/backend/db/client';
import { calendars, eventAttendees, events } from '@/backend/db/schema';
import { foldOf } from '@/backend/features/events/services/event-rules';
import { addDays, isoDay, startOfDay } from '@/backend/seed/demo/demo-dates';
import { text } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import { type DemoEvent, publicEvents, schoolEvents } from '@/backend/seed/demo/student/demo-events';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { portalSchoolKey } from '@/backend/features/school-day/seed/insert-student-portal';
import { centerId } from '@/backend/features/careers/seed/insert-vacancies';
import { publicHolidayDays } from './insert-holidays';
import { stableId } from '@/backend/seed/stable-id';

/** The first weeks in which an event is on no holiday, as days from today. */
const datesOf = ({ inDays, weeks = 1 }: DemoEvent, today: Date): number[] => {
  const days: number[] = [];
  for (let day = inDays; days.length < weeks; day += 7)
    if (weeks === 1 || !publicHolidayDays.has(isoDay(addDays(today, day)))) days.push(day);
  return days;
};

const statusOf = ({ cancelReason, isDraft }: DemoEvent) => {
  if (cancelReason) return 'cancelled' as const;
  return isDraft ? ('draft' as const) : ('published' as const);
};

const eventRow = (calendarId: string, event: DemoEvent, inDays: number, today: Date) => {
  const startsAt = new Date(
    startOfDayInCambodia(isoDay(addDays(today, inDays))).getTime() + event.hour * 3_600_000,
  );
  const {
    key: name,
    weeks = 1,
    provinceCode,
    hour: _hour,
    hours,
    center,
    isFull: _isFull,
    isDraft: _isDraft,
    ...row
  } = event;
  const key = weeks === 1 ? name : `${name}-${isoDay(addDays(today, inDays))}`;
  const createdAt = addDays(today, -30);
  return {
    ...row,
    id: stableId(`event:${key}`),
    calendarId,
    slug: key,
    seriesId: weeks === 1 ? null : stableId(`series:${name}`),
    status: statusOf(event),
    province: provinceCode,
    careerCenterId: center ? centerId(center) : null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hours * 3_600_000),
    searchFold: foldOf(event),
    createdAt,
    updatedAt: createdAt,
  };
};

const insertCalendar = async (
  db: WriteDb,
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
    .values(demo.flatMap((event) => datesOf(event, today).map((day) => eventRow(id, event, day, today))))
    .onConflictDoNothing();
};

/**
 * Inserts two public calendars around the day of seeding, with 25 invented events: one is full, some are a series, one is
 * over, one called off, one a draft. The demo student has registered for one and attended another.
 */
export async function insertSchedule(
  deps: WritingDeps,
  db: WriteDb,
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
  const taken = publicEvents
    .filter(({ isFull }) => isFull)
    .flatMap(({ key, capacity }) =>
      accounts.slice(0, capacity ?? 0).map(({ id }) => ({ ...place(key, 3, null), userId: id })),
    );
  await db
    .insert(eventAttendees)
    .values([place('scholarship-evening', 2, null), place('choosing-a-major-workshop', 25, 16), ...taken])
    .onConflictDoNothing();
}
