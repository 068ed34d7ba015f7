'use client';

import type { ReactNode } from 'react';
import { isShared, type ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { CourseChoice, CoursePicker } from '@/components/school-day/own-gradebook/course-choice';
import { Skeleton } from '@/components/ui/skeleton';
import { CourseTermTable } from './course-term-table';

const skeleton = <Skeleton className="h-[32rem]" />;

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
  const isWork = ({ membership }: ChosenMembership) => membership.kind === 'teacher' && work !== undefined;
  return (
    <PortalPage
      page={page}
      skeleton={skeleton}
      beside={(chosen) =>
        !chosen.studentId && !isWork(chosen) && <CoursePicker chosen={chosen} path={paths[page]} />
      }
    >
      {(chosen) => {
        const { organizationId: orgId, kind } = chosen.membership;
        if (chosen.studentId)
          return children({
            orgId,
            studentId: chosen.studentId,
            isOwn: kind === 'student',
            seesScores: isShared(chosen, 'scores'),
          });
        if (work && isWork(chosen)) return work(orgId);
        const { membership } = chosen;
        return (
          <>
            <CourseChoice chosen={chosen} skeleton={skeleton}>
              {({ courseId }) => (
                <CourseTermTable
                  orgId={orgId}
                  courseId={courseId}
                  hrefOf={(studentId) => portalHref({ membership, studentId }, paths[page])}
                />
              )}
            </CourseChoice>
            {below?.(orgId)}
          </>
        );
      }}
    </PortalPage>
  );
}
