import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { opensForMarks } from '@/lib/domain/school-day/marking-window';
import { keptLessons } from '@/lib/domain/limits/device';

/**
 * The sheets of whoever marks in the break, without a connection: those of lessons that have begun and wait for marks, the latest first,
 * and then those of the lessons to come.
 */
export function sheetsToKeep(lessons: readonly ClassSession[], now: Date): ClassSession[] {
  const held = lessons.filter((lesson) => lesson.state !== 'cancelled');
  const isToCome = ({ startsAt }: ClassSession) => !opensForMarks({ startsAt }, now);
  const waiting = held.filter((lesson) => !isToCome(lesson) && lesson.marked === 0).toReversed();
  // One that is marked can still be changed while it lasts.
  const running = held.filter(
    ({ marked, ...lesson }) =>
      marked > 0 && !isToCome({ marked, ...lesson }) && new Date(lesson.endsAt) > now,
  );
  return [
    ...waiting.slice(0, keptLessons.sheetsWaiting),
    ...running,
    ...held.filter(isToCome).slice(0, keptLessons.sheetsAhead),
  ];
}
