'use client';

import { CourseChoice, CoursePicker } from '@/components/school-day/own-gradebook/course-choice';
import { OwnScores } from '@/components/school-day/own-gradebook/own-scores';
import { CourseGradebook } from '@/components/school-day/gradebook/course-gradebook';
import { GradebookDeeds } from '@/components/school-day/gradebook/gradebook-deeds';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';

const skeleton = <Skeleton className="h-[32rem]" />;

/** The gradebook of a course for who teaches or keeps it; the scores for who is taught. */
export function CheckGradeTableScreen() {
  return (
    <PortalPage
      page="grades"
      skeleton={skeleton}
      beside={(chosen) =>
        !chosen.studentId && (
          <CoursePicker
            chosen={chosen}
            path="/profile/enrolled/check-grade-table"
            deeds={(course) => (
              <GradebookDeeds
                key={course.courseId}
                orgId={chosen.membership.organizationId}
                course={course}
                isOffice={chosen.membership.kind === 'office'}
              />
            )}
          />
        )
      }
    >
      {(chosen) => {
        const { organizationId: orgId } = chosen.membership;
        if (chosen.studentId) return <OwnScores orgId={orgId} studentId={chosen.studentId} />;
        return (
          <CourseChoice chosen={chosen} skeleton={skeleton}>
            {({ courseId }) => <CourseGradebook key={courseId} orgId={orgId} courseId={courseId} />}
          </CourseChoice>
        );
      }}
    </PortalPage>
  );
}
