'use client';

import { useTranslations } from 'next-intl';
import { PartnerOverview } from '@/components/admissions/partner/partner-overview';
import { PageTitle } from '@/components/ui/page-title';

/** What happens at the schools of a partner, a university or a school admin. */
export function PartnerDashboardScreen() {
  const t = useTranslations('partner');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className="mt-3">
        <PartnerOverview />
      </div>
    </>
  );
}
