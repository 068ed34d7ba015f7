import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { lmsApi } from '@/lib/api/lms';
import { classSessionsResource } from '@/lib/contract/lms/class-sessions';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { keptKind } from '@/lib/device/kept';
import { formatDate, formatHours } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { keptQuery } from '@/lib/query/kept-query';
import { useViewer } from '@/lib/query/use-viewer';

const timetables = keptKind('timetable', classSessionsResource.endpoints.list.response);

const lineOf = (locale: Locale) => (lesson: ClassSession) =>
  [
    formatDate(lesson.startsAt, locale),
    formatHours(lesson.startsAt, lesson.endsAt),
    pickName(lesson, locale),
    lesson.room,
  ].join(' · ');

interface AskedWeek {
  from: string;
  to: string;
  structureRecordId?: string;
}

/** The lessons of a week of a school or of one class; they stay on the phone for their reader. */
export function useKeptTimetable(orgId: string, asked: AskedWeek, title: string) {
  const locale = useLocale();
  const { data: viewer } = useViewer();
  const owner = viewer?.sub ?? '';
  return useQuery({
    ...keptQuery(lmsApi.classSessions.list.queryOptions({ params: { orgId }, query: asked }), {
      kind: timetables,
      owner,
      id: [orgId, asked.from, asked.structureRecordId].join(' '),
      paper: ({ data }) => ({
        lang: locale,
        title,
        lines: data.filter(({ state }) => state !== 'cancelled').map(lineOf(locale)),
      }),
    }),
    enabled: owner !== '',
  });
}
