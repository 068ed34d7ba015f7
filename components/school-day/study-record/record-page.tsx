'use client';

import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { isShared, type ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { CourseChoice } from '@/components/school-day/own-gradebook/course-choice';
import { portalHref } from '@/components/school-day/membership/use-portal';
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
function StudentChoice({ chosen, path }: OfPage) {
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

export interface RecordOf {
  orgId: string;
  studentId: string;
  isOwn: boolean;
  seesScores: boolean;
}

const paths = {
  terms: '/profile/studyrecord/score',
  allCourses: '/profile/studyrecord/coursejoined',
  allClasses: '/profile/studyrecord/classjoined',
} as const;

interface RecordPageProps {
  page: keyof typeof paths;
  children: (of: RecordOf) => ReactNode;
  /** For those who work at the school, before a student is chosen. */
  work?: (orgId: string) => ReactNode;
  /** Below the choice of a student. */
  below?: (orgId: string) => ReactNode;
}

/** A page of a study record: of oneself, of a child, or of a student that somebody who works at the school chooses. */
export function StudyRecordPage({ page, children, work, below }: RecordPageProps) {
  const t = useTranslations('studyRecord');
  return (
    <PortalPage page={page} lead={t(`leads.${page}`)} skeleton={<Skeleton className="h-96" />}>
      {(chosen) => {
        const { organizationId: orgId, kind } = chosen.membership;
        if (chosen.studentId)
          return children({
            orgId,
            studentId: chosen.studentId,
            isOwn: kind === 'student',
            seesScores: isShared(chosen, 'scores'),
          });
        return kind === 'teacher' && work ? (
          work(orgId)
        ) : (
          <>
            <StudentChoice chosen={chosen} path={paths[page]} />
            {below?.(orgId)}
          </>
        );
      }}
    </PortalPage>
  );
}
