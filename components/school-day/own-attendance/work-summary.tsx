'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { Badge } from '@/components/ui/badge';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';

interface CourseSummaryProps {
  chosen: ChosenMembership;
  courseId: string;
}

/** Everybody in a course, who attended least first. */
function CourseSummary({ chosen, courseId }: CourseSummaryProps) {
  const t = useTranslations('portal.summary');
  const locale = useLocale();
  const { membership } = chosen;
  const params = { orgId: membership.organizationId, id: courseId };
  const query = useQuery(lmsApi.sheets.courseAttendance.queryOptions({ params }));
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data, minPercent }) => (
        <ul className="divide-y divide-border">
          {data.map(({ summary, ...person }) => (
            <li key={person.studentId} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 flex-1 basis-48">
                <Link
                  className="font-semibold text-accent-text underline"
                  href={portalHref(
                    { membership, studentId: person.studentId },
                    '/profile/attendance/attendance-detail-per-session',
                  )}
                >
                  {personNames(person, locale).name}
                </Link>
                <span className="block text-sm text-muted">
                  {t('counts', {
                    present: summary.present,
                    late: summary.late,
                    absent: summary.absent,
                    excused: summary.excused,
                  })}
                </span>
              </span>
              <span className="text-lg font-semibold tabular-nums">{summary.percent ?? '–'}%</span>
              {minPercent !== null && summary.percent !== null && summary.percent < minPercent && (
                <Badge tone="danger">{t('below', { percent: minPercent })}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

type Course = Pick<TaughtCourse, 'courseId' | 'code' | 'name' | 'nameNative'>;

/** The courses of a teacher here, or those of the school for its office. */
function useCourses({ membership: { organizationId, kind } }: ChosenMembership) {
  const mine = useQuery({
    ...lmsApi.classTeachers.mine.queryOptions(),
    enabled: kind === 'teacher',
    select: ({ data }): Course[] => data.filter(({ schoolId }) => schoolId === organizationId),
  });
  const all = useQuery({
    ...lmsApi.courses.list.queryOptions({ params: { orgId: organizationId }, query: { limit: 100 } }),
    enabled: kind === 'office',
    select: ({ data }): Course[] => data,
  });
  return kind === 'teacher' ? mine : all;
}

/** The attendance of a course that is chosen, by student. */
export function WorkSummary({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.summary');
  const locale = useLocale();
  const query = useCourses(chosen);
  const [wanted, setWanted] = useState('');
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={8} />}
      empty={{
        when: (courses) => courses.length === 0,
        show: <Empty title={t('none')}>{t('noneBody')}</Empty>,
      }}
    >
      {(courses) => {
        const courseId = wanted || (courses[0]?.courseId ?? '');
        return (
          <>
            <div className="grid max-w-md gap-1.5">
              <Label htmlFor="summary-course">{t('course')}</Label>
              <Select id="summary-course" value={courseId} onChange={({ target }) => setWanted(target.value)}>
                {courses.map((course) => (
                  <option key={course.courseId} value={course.courseId}>
                    {course.code} · {pickName(course, locale)}
                  </option>
                ))}
              </Select>
            </div>
            <CourseSummary chosen={chosen} courseId={courseId} />
          </>
        );
      }}
    </QueryState>
  );
}
