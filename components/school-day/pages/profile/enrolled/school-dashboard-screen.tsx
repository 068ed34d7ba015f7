'use client';

import { Suspense } from 'react';
import { FirstWaiting } from '@/components/review/first-waiting';
import { OwnWard } from '@/components/school-day/card/own-ward';
import { PupilDay } from '@/components/school-day/dashboard/pupil-day';
import { WardAffairs, WardMoney } from '@/components/school-day/dashboard/ward-affairs';
import { WorkDay } from '@/components/school-day/dashboard/work-day';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { TeacherAbsences } from '@/components/school-day/own-timetable/teacher-absences';
import { SkeletonText } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';

function Day({ chosen }: { chosen: ChosenMembership }) {
  return (
    <>
      {chosen.membership.kind === 'student' && <FirstWaiting desk="student" />}
      {chosen.membership.student ? (
        <PupilDay chosen={chosen} />
      ) : (
        <>
          <WorkDay chosen={chosen} />
          <TeacherAbsences chosen={chosen} onlySome />
        </>
      )}
      {chosen.membership.kind === 'guardian' && (
        <>
          <WardAffairs chosen={chosen} />
          <OwnWard chosen={chosen} />
        </>
      )}
    </>
  );
}

function DayPage({ page }: { page: 'today' | 'money' }) {
  return (
    <PortalPage page={page} skeleton={<SkeletonText lines={8} />}>
      {(chosen) =>
        page === 'money' && chosen.membership.kind === 'guardian' ? (
          <WardMoney chosen={chosen} />
        ) : (
          <Day chosen={chosen} />
        )
      }
    </PortalPage>
  );
}

function AskedPage() {
  return <DayPage page={useSearchParams().get('view') === 'money' ? 'money' : 'today'} />;
}

/** What matters at the school today; for a guardian also, as a view of its own, what the child costs. */
export function SchoolDashboardScreen() {
  return (
    <Suspense fallback={<DayPage page="today" />}>
      <AskedPage />
    </Suspense>
  );
}
