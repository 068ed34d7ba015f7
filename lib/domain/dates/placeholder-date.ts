import { placeholderDate } from '@/lib/domain/limits';

/** A program's dates as ISO days or timestamps. */
export type CourseDates = { startDate?: string | null | undefined; endDate?: string | null | undefined };

/** True when a start or end on 2222-12-22 marks the program as a placeholder, which stays hidden. */
export function isPlaceholderCourse({ startDate, endDate }: CourseDates): boolean {
  return [startDate, endDate].some((date) => date?.startsWith(placeholderDate) ?? false);
}
