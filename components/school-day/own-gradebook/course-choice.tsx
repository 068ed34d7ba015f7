'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';

type PlainPortalPath =
  | '/profile/enrolled/check-grade-table'
  | '/profile/enrolled/course'
  | '/profile/studyrecord/classjoined'
  | '/profile/studyrecord/coursejoined'
  | '/profile/studyrecord/score';

interface CourseChoiceProps {
  chosen: ChosenMembership;
  path: PlainPortalPath;
  children: (course: TaughtCourse) => ReactNode;
}

/** One of the courses that the reader teaches, or of those of the office: the one of the address, or the latest. */
export function CourseChoice({ chosen, path, children }: CourseChoiceProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const router = useRouter();
  const wanted = useSearchParams().get('course');
  const params = { orgId: chosen.membership.organizationId };
  const query = useQuery(lmsApi.courses.list.queryOptions({ params, query: { limit: 100 } }));
  const nameOf = (course: TaughtCourse) =>
    t('courseOf', {
      name: pickName(course, locale),
      code: course.code,
      year: course.academicYear,
      term: course.term,
    });
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noCourse')}>{t(`noCourseBody.${chosen.membership.kind}`)}</Empty>,
      }}
    >
      {({ data }) => {
        const course = data.find(({ courseId }) => courseId === wanted) ?? data[0];
        if (!course) return null;
        return (
          <>
            <div className="max-w-xl">
              <Label htmlFor="course-choice">{t('course')}</Label>
              <Select
                id="course-choice"
                value={course.courseId}
                onChange={({ target }) => router.push(portalHref(chosen, path, { course: target.value }))}
              >
                {data.map((each) => (
                  <option key={each.courseId} value={each.courseId}>
                    {nameOf(each)}
                  </option>
                ))}
              </Select>
            </div>
            {children(course)}
          </>
        );
      }}
    </QueryState>
  );
}
