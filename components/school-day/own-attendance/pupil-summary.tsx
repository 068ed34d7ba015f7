'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Badge } from '@/components/ui/badge';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { type AttendanceSummary, lessonsToMiss } from '@/lib/domain/school-day/attendance';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';

/** Attendance by course, and how many lessons a student may still miss. */
export function PupilSummary({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.summary');
  const locale = useLocale();
  const params = { orgId: chosen.membership.organizationId, id: chosen.studentId ?? '' };
  const query = useQuery(lmsApi.records.attendance.queryOptions({ params, query: { limit: 1 } }));
  const courses = useQuery(lmsApi.records.courses.queryOptions({ params, query: {} }));
  const toCome = ({ courseId, marked }: { courseId: string; marked: number }) => {
    const course = courses.data?.data.find((each) => each.courseId === courseId);
    return course ? Math.max(0, course.sessionCount - marked) : null;
  };
  const counts = ({ present, late, absent, excused }: AttendanceSummary) =>
    t('counts', { present, late, absent, excused });
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ courses: rows, summary, minPercent }) => {
        if (rows.length === 0) return <Empty title={t('none')}>{t('noneBody')}</Empty>;
        return (
          <>
            <p className="font-semibold">
              {t('all')}: {summary.percent ?? '–'}% · {counts(summary)}
            </p>
            <ul className="divide-y divide-border">
              {rows.map(({ course, summary: own }) => {
                const left = toCome({ courseId: course.courseId, marked: own.marked });
                const isBelow = minPercent !== null && own.percent !== null && own.percent < minPercent;
                return (
                  <li key={course.courseId} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
                    <span className="min-w-0 flex-1 basis-48">
                      <span className="block font-semibold">{pickName(course, locale)}</span>
                      <span className="block text-sm text-muted">{counts(own)}</span>
                      {minPercent !== null && left !== null && (
                        <span className="block text-sm">
                          {t('mayMiss', { count: lessonsToMiss(own, left, minPercent) })}
                        </span>
                      )}
                    </span>
                    <span className="text-lg font-semibold tabular-nums">{own.percent ?? '–'}%</span>
                    {isBelow && <Badge tone="danger">{t('below', { percent: minPercent })}</Badge>}
                  </li>
                );
              })}
            </ul>
            <Link
              className="text-accent-text underline"
              href={portalHref(chosen, '/profile/attendance/attendance-detail-per-session')}
            >
              {t('chooseLesson')}
            </Link>
          </>
        );
      }}
    </QueryState>
  );
}
