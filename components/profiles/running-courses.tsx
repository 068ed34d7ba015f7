'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { academicApi } from '@/lib/api/academic';
import { lmsApi } from '@/lib/api/lms';
import type { Study } from '@/lib/contract/school-day/studies';
import type { JoinedCourse, TimetableEntry } from '@/lib/contract/school-day/record-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { formatDate, formatMinute } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

const aheadDays = 28;

interface CourseLineProps {
  course: JoinedCourse;
  lessons: readonly TimetableEntry[];
}

function CourseLine({ course, lessons }: CourseLineProps) {
  const t = useTranslations('person.courses');
  const locale = useLocale();
  const next = lessons.find(
    (lesson) => lesson.course.courseId === course.courseId && ['planned', 'running'].includes(lesson.state),
  );
  const teacher = pickText(course.teacher, locale);
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{pickName(course, locale)}</p>
      <p className="text-sm text-muted">
        {course.code}
        {teacher && ` · ${t('teacher', { name: teacher })}`} ·{' '}
        {t('until', { date: formatDate(course.endDate, locale) })}
      </p>
      <p>
        {next
          ? t('next', {
              at: formatMinute(next.startsAt, locale),
              room: next.room,
            })
          : t('noNext')}
      </p>
    </li>
  );
}

function SchoolCourses({ study, userId }: { study: Study; userId: string }) {
  const locale = useLocale();
  const t = useTranslations('person.courses');
  const today = useToday();
  const params = { orgId: study.school.schoolId, id: userId };
  const courses = useQuery(lmsApi.records.courses.queryOptions({ params, query: { state: 'running' } }));
  const lessons = useQuery({
    ...lmsApi.records.timetable.queryOptions({
      params,
      query: { from: today, to: today && addDays(today, aheadDays) },
    }),
    enabled: today !== '',
  });
  return (
    <Panel title={pickName(study.school, locale)}>
      <QueryState
        query={courses}
        skeleton={<Skeleton className="h-28" />}
        empty={{ when: ({ data }) => data.length === 0, show: <p className="text-muted">{t('none')}</p> }}
      >
        {({ data }) => (
          <ul className="divide-y divide-border">
            {data.map((course) => (
              <CourseLine key={course.courseId} course={course} lessons={lessons.data?.data ?? []} />
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

/** The running courses at every school, each with its next lesson. */
export function RunningCourses({ userId }: { userId: string }) {
  const t = useTranslations('person.courses');
  const studies = useQuery(academicApi.studies.mine.queryOptions({ params: { userId } }));
  const nothing = (
    <Empty title={t('none')} action={<LinkButton href={href('/course')}>{t('find')}</LinkButton>}>
      {t('noneText')}
    </Empty>
  );
  return (
    <QueryState
      query={studies}
      skeleton={<Skeleton className="h-60 rounded-lg" />}
      empty={{ when: ({ data }) => data.every(({ status }) => status !== 'studying'), show: nothing }}
    >
      {({ data }) => (
        <div className="grid grid-cols-1 gap-5">
          {data
            .filter(({ status }) => status === 'studying')
            .map((study) => (
              <SchoolCourses key={study.studentId} study={study} userId={userId} />
            ))}
        </div>
      )}
    </QueryState>
  );
}
