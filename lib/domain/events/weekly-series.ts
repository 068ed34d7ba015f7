import { addDaysToDay, weekdayOfDay } from '@/lib/domain/dates/cambodian-days';

/** One lesson of a week. Weekdays count from 1, Monday, to 7, Sunday; times are HH:MM in Cambodia. */
export interface WeeklySlot {
  weekday: number;
  startTime: string;
  endTime: string;
  room: string;
}

export interface DayWithSlot {
  day: string;
  slot: WeeklySlot;
}

/** The lessons from one ISO day to another, both included, in their order. */
export function weeklyLessons(from: string, to: string, slots: readonly WeeklySlot[]): DayWithSlot[] {
  const lessons: DayWithSlot[] = [];
  const inOrder = slots.toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  for (let day = from; day <= to; day = addDaysToDay(day, 1)) {
    const weekday = weekdayOfDay(day);
    for (const slot of inOrder) if (slot.weekday === weekday) lessons.push({ day, slot });
  }
  return lessons;
}

/** The place of the first slot that begins before another one of its day has ended; null when there is none. */
export function overlappingSlot(slots: readonly WeeklySlot[]): number | null {
  const place = slots.findIndex((slot, index) =>
    slots
      .slice(0, index)
      .some(
        (other) =>
          other.weekday === slot.weekday && other.startTime < slot.endTime && slot.startTime < other.endTime,
      ),
  );
  return place === -1 ? null : place;
}
