import * as z from 'zod';
import { classSession } from '@/lib/contract/school-day/course-shapes';
import { timetableEntry } from '@/lib/contract/school-day/record-shapes';
import { type KeptKind, keptKind } from '@/lib/device/kept';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { lessonState } from '@/lib/domain/school-day/lesson-state';
import { portalKeptHours } from '@/lib/domain/limits/device';

const hours = { hours: portalKeptHours };
const pupilAnswer = z.object({ data: z.array(timetableEntry) });
const workAnswer = z.object({ data: z.array(classSession) });
const span = { from: z.string(), to: z.string() };

export interface Span {
  /** ISO days. */
  from: string;
  to: string;
}

/** The lessons of the days that were opened, and those of all days ahead as one. */
export const keptLessonsOf = {
  pupil: keptKind('lessons', pupilAnswer, hours),
  work: keptKind('school-lessons', workAnswer, hours),
  pupilAhead: keptKind('lessons-ahead', pupilAnswer.extend(span), hours),
  workAhead: keptKind('school-lessons-ahead', workAnswer.extend(span), hours),
};

interface KeptLesson {
  startsAt: string;
  endsAt: string;
  state: 'planned' | 'running' | 'held' | 'cancelled';
}

/** What was to come when it was kept may run now, or be over. */
const asOfNow = <Lesson extends KeptLesson>(lessons: readonly Lesson[]): Lesson[] =>
  lessons.map((lesson) => ({
    ...lesson,
    state: lessonState({ ...lesson, isCancelled: lesson.state === 'cancelled' }, new Date()),
  }));

/** A kind that also reads days which were never opened out of those that were kept ahead, whichever is newer. */
export const withAhead = <Lesson extends KeptLesson>(
  kind: KeptKind<{ data: Lesson[] }>,
  ahead: KeptKind<{ data: Lesson[] } & Span>,
  place: string,
  { from, to }: Span,
): KeptKind<{ data: Lesson[] }> => ({
  keep: kind.keep,
  read: async (owner, id) => {
    const [own, all] = [await kind.read(owner, id), await ahead.read(owner, place)];
    const isCovered = all !== null && from >= all.value.from && to <= all.value.to;
    const newest = isCovered && !(own && own.keptAt >= all.keptAt) ? all : own;
    if (!newest) return null;
    const data = newest.value.data.filter(({ startsAt }) => {
      const day = dayInCambodia(startsAt);
      return day >= from && day <= to;
    });
    return { value: { data: asOfNow(data) }, keptAt: newest.keptAt };
  },
});
