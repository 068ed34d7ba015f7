'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isShared } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';
import { StudentChoice } from './student-choice';

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
export function RecordPage({ page, children, work, below }: RecordPageProps) {
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
