import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import type { TimetableEntry } from '@/lib/contract/lms/record-shapes';

/** What everybody sees of a lesson. */
export type LessonView = Pick<
  ClassSession,
  'sessionId' | 'name' | 'nameNative' | 'room' | 'teacher' | 'startsAt' | 'endsAt' | 'state'
> & { cancelReason?: string | null | undefined };

/** A lesson of a student's timetable. */
export const asLesson = ({ course, ...entry }: TimetableEntry): LessonView => ({
  ...entry,
  name: course.name,
  nameNative: course.nameNative,
});
