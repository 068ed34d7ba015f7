'use client';

import { useTranslations } from 'next-intl';
import { PupilAbsences } from '@/components/school-day/own-attendance/pupil-absences';
import { PupilAttendance } from '@/components/school-day/own-attendance/pupil-attendance';
import { WorkSummary } from '@/components/school-day/own-attendance/work-summary';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { SkeletonText } from '@/components/ui/skeleton';

/** Each lesson of a student with its mark; who works at the school chooses the student first. */
export function AttendanceDetailPerSessionScreen() {
  const t = useTranslations('portal.detail');
  return (
    <PortalPage page="byLesson" lead={t('lead')} skeleton={<SkeletonText lines={8} />}>
      {(chosen) =>
        chosen.studentId ? (
          <>
            <PupilAbsences chosen={chosen} />
            <PupilAttendance chosen={chosen} />
          </>
        ) : (
          <WorkSummary chosen={chosen} />
        )
      }
    </PortalPage>
  );
}
