'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { lmsApi } from '@/lib/api/lms';
import { formatDate, formatHours } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';
import { keptQuery } from '@/lib/query/kept-query';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { keptLessonsOf, withAhead } from './kept-lessons';
import { lessonTitle } from '@/components/school-day/timetable/lesson-names';
import { asLesson, type LessonView } from './lesson-view';

const lineOf = (locale: Locale) => (lesson: LessonView) =>
  [
    formatDate(lesson.startsAt, locale),
    formatHours(lesson.startsAt, lesson.endsAt),
    lessonTitle(lesson, locale),
    lesson.room,
  ].join(' · ');

interface Asked {
  chosen: ChosenMembership;
  from: string;
  to: string;
  /** Of the paper that can be read without a connection. */
  title: string;
}

/** What can be read of some lessons where the page cannot be opened. */
export const paperOf = (title: string, locale: Locale, lessons: readonly LessonView[]) => ({
  lang: locale,
  title,
  lines: lessons.filter(({ state }) => state !== 'cancelled').map(lineOf(locale)),
});

/** A student's lessons of some days; they stay on the phone. */
export function usePupilLessons({ chosen, from, to, title }: Asked) {
  const locale = useLocale();
  const owner = useKeptPerson() ?? '';
  const params = { orgId: chosen.membership.organizationId, id: chosen.studentId ?? '' };
  return useQuery({
    ...keptQuery(lmsApi.records.timetable.queryOptions({ params, query: { from, to } }), {
      kind: withAhead(keptLessonsOf.pupil, keptLessonsOf.pupilAhead, params.id, { from, to }),
      owner,
      id: [params.id, from, to].join(' '),
      paper: ({ data }) => paperOf(title, locale, data.map(asLesson)),
    }),
    enabled: owner !== '' && from !== '',
  });
}

/** The lessons of some days of a school, or those that a teacher holds; they stay on the phone. */
export function useWorkLessons({ chosen, from, to, title }: Asked) {
  const locale = useLocale();
  const owner = useKeptPerson() ?? '';
  const params = { orgId: chosen.membership.organizationId };
  return useQuery({
    ...keptQuery(lmsApi.classSessions.list.queryOptions({ params, query: { from, to } }), {
      kind: withAhead(keptLessonsOf.work, keptLessonsOf.workAhead, params.orgId, { from, to }),
      owner,
      id: [params.orgId, from, to].join(' '),
      paper: ({ data }) => paperOf(title, locale, data),
    }),
    enabled: owner !== '' && from !== '',
  });
}
