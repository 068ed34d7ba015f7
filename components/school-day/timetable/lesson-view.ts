import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import type { TimetableEntry } from '@/lib/contract/school-day/record-shapes';

/** What everybody sees of a lesson. */
export type LessonView = Pick<
  ClassSession,
  'sessionId' | 'courseId' | 'name' | 'nameNative' | 'room' | 'teacher' | 'startsAt' | 'endsAt' | 'state'
> & {
  cancelReason?: string | null | undefined;
  /** Where several classes have lessons of one name. */
  code?: string;
  className?: string | null;
  classNameNative?: string | null;
};

/** A lesson of a student's timetable. */
export const asLesson = ({ course, ...entry }: TimetableEntry): LessonView => ({
  ...entry,
  courseId: course.courseId,
  name: course.name,
  nameNative: course.nameNative,
});
