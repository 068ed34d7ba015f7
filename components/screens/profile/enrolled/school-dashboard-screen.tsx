'use client';

import { useTranslations } from 'next-intl';
import { OwnWard } from '@/components/portal/card/own-ward';
import { PupilDay } from '@/components/portal/dashboard/pupil-day';
import { WorkDay } from '@/components/portal/dashboard/work-day';
import { PortalPage } from '@/components/portal/membership/portal-page';
import { SkeletonText } from '@/components/ui/skeleton';

/** What matters at the school today. */
export function SchoolDashboardScreen() {
  const t = useTranslations('portal.day');
  return (
    <PortalPage title={t('title')} skeleton={<SkeletonText lines={8} />}>
      {(chosen) => (
        <>
          {chosen.membership.student ? <PupilDay chosen={chosen} /> : <WorkDay chosen={chosen} />}
          {chosen.membership.kind === 'guardian' && <OwnWard chosen={chosen} />}
        </>
      )}
    </PortalPage>
  );
}
