'use client';

import { useTranslations } from 'next-intl';
import { CopyTerm } from '@/components/school-day/course-work/copy-term';
import { MaterialDesk } from '@/components/school-day/course-work/material-desk';
import { OwnCourses } from '@/components/school-day/course-work/own-courses';
import { CourseChoice, CoursePicker } from '@/components/school-day/own-gradebook/course-choice';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { Skeleton } from '@/components/ui/skeleton';

/** The courses of a student; for who teaches or keeps them, their materials. */
export function EnrolledCourseScreen() {
  const t = useTranslations('courseWork');
  return (
    <PortalPage
      page="courses"
      lead={t('lead')}
      skeleton={<Skeleton className="h-96" />}
      beside={(chosen) =>
        !chosen.studentId && <CoursePicker chosen={chosen} path="/profile/enrolled/course" />
      }
    >
      {(chosen) =>
        chosen.studentId ? (
          <OwnCourses chosen={chosen} studentId={chosen.studentId} />
        ) : (
          <CourseChoice chosen={chosen} skeleton={<Skeleton className="h-96" />}>
            {(course) => (
              <>
                {chosen.membership.kind === 'office' && (
                  <CopyTerm orgId={chosen.membership.organizationId} course={course} />
                )}
                <MaterialDesk key={course.courseId} chosen={chosen} course={course} />
              </>
            )}
          </CourseChoice>
        )
      }
    </PortalPage>
  );
}
