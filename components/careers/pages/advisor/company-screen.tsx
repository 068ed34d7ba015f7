'use client';

import { useTranslations } from 'next-intl';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { CompanyView } from '@/components/careers/company/company-view';
import { href } from '@/lib/routes/href';

/** Employers, and the way to a new one. */
export function CompanyScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('companyDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/company/create')}
        label={t('create')}
      />
      <CompanyView organizationId={organizationId} />
    </>
  );
}
