import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';

/** Lessons are read by their days: as far as one call reaches around the day on which this one was. */
const daysAround = 30;

/** A lesson as it is now; undefined where it is gone, or was moved by more than a month. */
export async function rereadLesson(
  schoolId: string,
  { sessionId, courseId, startsAt }: ClassSession,
): Promise<ClassSession | undefined> {
  const day = dayInCambodia(startsAt);
  const query = {
    from: addDays(day, -daysAround),
    to: addDays(day, daysAround),
    courseId,
  };
  const { data } = await lmsApi.classSessions.list({ params: { orgId: schoolId }, query });
  return data.find((lesson) => lesson.sessionId === sessionId);
}
