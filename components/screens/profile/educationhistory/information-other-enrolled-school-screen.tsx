'use client';

import { useTranslations } from 'next-intl';
import { HistoryPage } from '@/components/education-history/history-page';
import { OtherSchoolEditor } from '@/components/education-history/other-school-editor';
import { href } from '@/lib/routes/href';

/** The schools that one attends or attended besides high school. */
export function InformationOtherEnrolledSchoolScreen() {
  const t = useTranslations('educationHistory');
  return (
    <HistoryPage
      title={t('other.title')}
      lead={t('other.lead')}
      other={{
        href: href('/profile/educationhistory/high-school-information'),
        label: t('highSchool.title'),
      }}
    >
      {(history) => <OtherSchoolEditor history={history} />}
    </HistoryPage>
  );
}
