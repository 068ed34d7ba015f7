'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { CourseMaterial, JoinedCourse, TimetableEntry } from '@/lib/contract/school-day/record-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { formatMinute } from '@/lib/domain/dates/dates';
import { pickName, pickText } from '@/lib/i18n/pick';

/** Lessons of the coming weeks, among which the next one of a course is. */
const lessonsAheadDays = 28;

interface OwnCourseProps {
  chosen: ChosenMembership;
  course: JoinedCourse;
  next: TimetableEntry | undefined;
  materials: readonly CourseMaterial[];
}

function OwnCourse({ chosen, course, next, materials }: OwnCourseProps) {
  const t = useTranslations('courseWork');
  const locale = useLocale();
  const unread = materials.filter(({ readAt }) => readAt === null).length;
  const facts = [
    course.className && course.classNameNative
      ? pickName({ name: course.className, nameNative: course.classNameNative }, locale)
      : null,
    pickText(course.teacher, locale),
  ].filter(Boolean);
  return (
    <Panel title={pickName(course, locale)} aside={<span className="text-sm text-muted">{course.code}</span>}>
      <p className="text-muted">{facts.join(' · ')}</p>
      <p className="mb-1 mt-3 text-sm">
        {t('lessons', { held: course.sessionsHeld, count: course.sessionCount })}
      </p>
      <Progress
        label={t('lessons', { held: course.sessionsHeld, count: course.sessionCount })}
        value={course.sessionsHeld}
        max={course.sessionCount}
      />
      <p className="mt-3 text-sm">
        {next ? t('next', { at: formatMinute(next.startsAt, locale), room: next.room }) : t('noNext')}
      </p>
      {materials.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{t('noMaterials')}</p>
      ) : (
        <LinkButton
          className="mt-3"
          size="sm"
          variant="secondary"
          href={portalHref(chosen, '/profile/view-course-material', { course: course.courseId })}
        >
          {t('materials', { count: materials.length, unread })}
        </LinkButton>
      )}
    </Panel>
  );
}

/** The running and coming courses of a student. */
export function OwnCourses({ chosen, studentId }: { chosen: ChosenMembership; studentId: string }) {
  const t = useTranslations('courseWork');
  const today = useToday();
  const params = { orgId: chosen.membership.organizationId, id: studentId };
  const courses = useQuery(lmsApi.records.courses.queryOptions({ params, query: {} }));
  const materials = useQuery(lmsApi.records.materials.queryOptions({ params, query: {} }));
  const lessons = useQuery({
    ...lmsApi.records.timetable.queryOptions({
      params,
      query: today ? { from: today, to: addDays(today, lessonsAheadDays) } : {},
    }),
    enabled: today !== null,
  });
  const isCurrent = ({ state }: JoinedCourse) => state !== 'finished';
  return (
    <QueryState
      query={courses}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => !data.some(isCurrent),
        show: <Empty title={t('none')}>{t('noneBody')}</Empty>,
      }}
    >
      {({ data }) => (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          {data.filter(isCurrent).map((course) => (
            <OwnCourse
              key={course.courseId}
              chosen={chosen}
              course={course}
              next={lessons.data?.data.find(
                (lesson) => lesson.course.courseId === course.courseId && lesson.state === 'planned',
              )}
              materials={(materials.data?.data ?? []).filter(
                (material) => material.course.courseId === course.courseId,
              )}
            />
          ))}
        </div>
      )}
    </QueryState>
  );
}
