'use client';

import { useTranslations } from 'next-intl';
import { applicationList } from '@/components/application/application-list';
import { ApplicantsView } from '@/components/application/applicants-view';
import { href } from '@/lib/routes/href';

/** All applications to the schools that the advisor manages. */
export function ApplicationScreen() {
  const t = useTranslations('advisor.list');
  return (
    <ApplicantsView
      address={applicationList}
      title={t('title')}
      hrefOf={({ applicantId }) => href('/advisor/user/application/[id]', { id: applicantId })}
    />
  );
}
