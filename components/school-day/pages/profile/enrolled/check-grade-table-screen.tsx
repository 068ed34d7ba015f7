'use client';

import { useTranslations } from 'next-intl';
import { TermLock } from '@/components/school-day/class-desk/term-lock';
import { CourseChoice } from '@/components/school-day/own-gradebook/course-choice';
import { OwnScores } from '@/components/school-day/own-gradebook/own-scores';
import { CourseGradebook } from '@/components/school-day/gradebook/course-gradebook';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';

/** The gradebook of a course for who teaches or keeps it; the scores for who is taught. */
export function CheckGradeTableScreen() {
  const t = useTranslations('gradebook');
  return (
    <PortalPage page="grades" lead={t('lead')} skeleton={<Skeleton className="h-96" />}>
      {(chosen) => {
        const { organizationId: orgId, kind } = chosen.membership;
        if (chosen.studentId) return <OwnScores orgId={orgId} studentId={chosen.studentId} />;
        return (
          <CourseChoice chosen={chosen} path="/profile/enrolled/check-grade-table">
            {(course) => (
              <>
                {kind === 'office' && (
                  <div>
                    <TermLock schoolId={orgId} term={course} locked={course.locked} />
                  </div>
                )}
                <CourseGradebook key={course.courseId} orgId={orgId} courseId={course.courseId} />
              </>
            )}
          </CourseChoice>
        );
      }}
    </PortalPage>
  );
}
