'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { Select } from '@/components/ui/select';
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

interface OfReader {
  chosen: ChosenMembership;
}

/** The courses that the reader teaches, or those of the office; of them the one of the address, or the latest. */
function useCourseChoice({ chosen }: OfReader) {
  const wanted = useSearchParams().get('course');
  const params = { orgId: chosen.membership.organizationId };
  const query = useQuery(lmsApi.courses.list.queryOptions({ params, query: { limit: 100 } }));
  const all = query.data?.data ?? [];
  return { query, all, course: all.find(({ courseId }) => courseId === wanted) ?? all[0] };
}

interface CoursePickerProps extends OfReader {
  path: PlainPortalPath;
  /** What can be done with the course. */
  deeds?: (course: TaughtCourse) => ReactNode;
}

/** Which of the courses the page is about, beside its title. */
export function CoursePicker({ chosen, path, deeds }: CoursePickerProps) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const router = useRouter();
  const { all, course } = useCourseChoice({ chosen });
  if (!course) return null;
  return (
    <>
      <div className="min-w-0 max-w-md flex-1">
        <Select
          aria-label={t('course')}
          dense
          value={course.courseId}
          onChange={({ target }) => router.push(portalHref(chosen, path, { course: target.value }))}
        >
          {all.map((each) => (
            <option key={each.courseId} value={each.courseId}>
              {t('courseOf', {
                name: pickName(each, locale),
                code: each.code,
                year: each.academicYear,
                term: each.term,
              })}
            </option>
          ))}
        </Select>
      </div>
      {deeds?.(course)}
    </>
  );
}

interface CourseChoiceProps extends OfReader {
  /** As large as the content. */
  skeleton: ReactNode;
  children: (course: TaughtCourse) => ReactNode;
}

/** What a page shows of the course that its picker chose. */
export function CourseChoice({ chosen, skeleton, children }: CourseChoiceProps) {
  const t = useTranslations('gradebook');
  const { query, course } = useCourseChoice({ chosen });
  return (
    <QueryState
      query={query}
      skeleton={skeleton}
      empty={{
        when: ({ data }) => data.length === 0,
        show: <Empty title={t('noCourse')}>{t(`noCourseBody.${chosen.membership.kind}`)}</Empty>,
      }}
    >
      {() => course && children(course)}
    </QueryState>
  );
}
