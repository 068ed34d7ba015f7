'use client';

import { useTranslations } from 'next-intl';
import { partnerApplicationList } from '@/components/admissions/application/application-list';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { PartnerOverview } from '@/components/admissions/partner/partner-overview';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';

const PartnerApplicants = lazyPart(
  () =>
    import('@/components/admissions/partner/partner-applicants').then((module) => module.PartnerApplicants),
  ListSkeleton,
);

/** What happens at the schools of a partner, a university or a school admin. */
export function PartnerDashboardScreen() {
  const t = useTranslations('partner');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-3 mt-1.5 text-muted">{t('lead')}</p>
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'overview',
            label: t('views.overview'),
            href: href('/partner/dashboard'),
            show: () => <PartnerOverview />,
          },
          {
            key: 'applicants',
            label: t('views.applicants'),
            href: partnerApplicationList.href(),
            show: () => <PartnerApplicants />,
          },
        ]}
      />
    </>
  );
}
