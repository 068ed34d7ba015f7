'use client';

import { useTranslations } from 'next-intl';
import { HistoryPage, HistorySkeleton } from '@/components/admissions/education-history/history-page';
import { lazyPart } from '@/components/feedback/lazy-part';
import { href } from '@/lib/routes/href';

const OtherSchoolEditor = lazyPart(
  () =>
    import('@/components/admissions/education-history/other-school-editor').then(
      (module) => module.OtherSchoolEditor,
    ),
  HistorySkeleton,
  { ahead: true },
);

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
