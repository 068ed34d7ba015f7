'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { lmsApi } from '@/lib/api/lms';
import { formatDate, formatHours } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';
import { keptQuery } from '@/lib/query/kept-query';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { keptLessonsOf, withAhead } from './kept-lessons';
import { lessonTitle } from './lesson-names';
import { asLesson, type LessonView } from './lesson-view';

const lineOf = (locale: Locale) => (lesson: LessonView) =>
  [
    formatDate(lesson.startsAt, locale),
    formatHours(lesson.startsAt, lesson.endsAt),
    lessonTitle(lesson, locale),
    lesson.room,
  ].join(' · ');

interface Asked {
  orgId: string;
  /** ISO days. */
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

interface Reader {
  owner: string;
  locale: Locale;
}

/** A student's lessons of some days; they stay on the phone. */
export function pupilLessonsQuery(
  { orgId, studentId, from, to, title }: Asked & { studentId: string },
  { owner, locale }: Reader,
) {
  const params = { orgId, id: studentId };
  return keptQuery(lmsApi.records.timetable.queryOptions({ params, query: { from, to } }), {
    kind: withAhead(keptLessonsOf.pupil, keptLessonsOf.pupilAhead, params.id, { from, to }),
    owner,
    id: [params.id, from, to].join(' '),
    paper: ({ data }) => paperOf(title, locale, data.map(asLesson)),
  });
}

export function usePupilLessons(asked: Asked & { studentId: string }) {
  const locale = useLocale();
  const owner = useKeptPerson() ?? '';
  return useQuery({
    ...pupilLessonsQuery(asked, { owner, locale }),
    enabled: owner !== '' && asked.from !== '',
  });
}

export interface AskedOfSchool extends Asked {
  /** Only those of this class. */
  structureRecordId?: string | undefined;
  /** Only what has begun and has no mark. */
  unmarked?: 'true';
}

/** The lessons of some days of a school or one of its classes, or those that a teacher holds; they stay on the phone. */
export function workLessonsQuery(
  { orgId, from, to, title, structureRecordId, unmarked }: AskedOfSchool,
  { owner, locale }: Reader,
) {
  const query = { from, to, ...(structureRecordId && { structureRecordId }), ...(unmarked && { unmarked }) };
  const { work, workAhead } = keptLessonsOf;
  const isWhole = !structureRecordId && !unmarked;
  return keptQuery(lmsApi.classSessions.list.queryOptions({ params: { orgId }, query }), {
    kind: isWhole ? withAhead(work, workAhead, orgId, { from, to }) : work,
    owner,
    id: [orgId, from, to, structureRecordId, unmarked && 'unmarked'].filter(Boolean).join(' '),
    paper: ({ data }) => paperOf(title, locale, data),
  });
}

export function useWorkLessons(asked: AskedOfSchool) {
  const locale = useLocale();
  const owner = useKeptPerson() ?? '';
  return useQuery({
    ...workLessonsQuery(asked, { owner, locale }),
    enabled: owner !== '' && asked.from !== '',
  });
}
