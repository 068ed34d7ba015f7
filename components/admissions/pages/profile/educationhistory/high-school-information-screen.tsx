'use client';

import { useTranslations } from 'next-intl';
import { HistoryPage, HistorySkeleton } from '@/components/admissions/education-history/history-page';
import { lazyPart } from '@/components/feedback/lazy-part';
import { href } from '@/lib/routes/href';

const HighSchoolEditor = lazyPart(
  () =>
    import('@/components/admissions/education-history/high-school-editor').then(
      (module) => module.HighSchoolEditor,
    ),
  HistorySkeleton,
  { ahead: true },
);

/** Where one went to high school, the grades there and the result of the national exam. */
export function HighSchoolInformationScreen() {
  const t = useTranslations('educationHistory');
  return (
    <HistoryPage
      title={t('highSchool.title')}
      lead={t('highSchool.lead')}
      other={{
        href: href('/profile/educationhistory/information-other-enrolled-school'),
        label: t('other.title'),
      }}
    >
      {(history) => <HighSchoolEditor history={history} />}
    </HistoryPage>
  );
}
