'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { CourseChoice } from '@/components/school-day/own-gradebook/course-choice';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';

type RecordPath =
  | '/profile/studyrecord/score'
  | '/profile/studyrecord/coursejoined'
  | '/profile/studyrecord/classjoined';

interface OfPage {
  chosen: ChosenMembership;
  path: RecordPath;
}

function Members({ chosen, path, course }: OfPage & { course: TaughtCourse }) {
  const t = useTranslations('studyRecord');
  const locale = useLocale();
  const { membership } = chosen;
  const params = { orgId: membership.organizationId, id: course.courseId };
  const query = useQuery(lmsApi.courseMembers.list.queryOptions({ params }));
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonText lines={8} />}
      empty={{ when: ({ data }) => data.length === 0, show: <Empty title={t('noStudent')} /> }}
    >
      {({ data }) => (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface px-4">
          {data.map((person) => (
            <li key={person.studentId} className="py-3">
              <TextLink href={portalHref({ membership, studentId: person.studentId }, path)}>
                {personNames(person, locale).name}
              </TextLink>
              <span className="block text-sm tabular-nums text-muted">{person.studentCode}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** The students of a course: whose record is read. */
export function StudentChoice({ chosen, path }: OfPage) {
  const t = useTranslations('studyRecord');
  return (
    <CourseChoice chosen={chosen} path={path}>
      {(course) => (
        <>
          <p className="text-muted">{t('chooseStudent')}</p>
          <Members chosen={chosen} path={path} course={course} />
        </>
      )}
    </CourseChoice>
  );
}
