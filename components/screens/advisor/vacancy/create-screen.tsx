'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { VacancyEditor } from '@/components/recruitment/vacancy/vacancy-editor';
import { vacancyList } from '@/components/recruitment/vacancy/vacancy-list';

/** Writes a new vacancy, as a draft. */
export function VacancyCreateScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={vacancyList.href()}>{t('title')}</BackLink>
        <DetailHeader title={t('create')} />
      </div>
      <VacancyEditor organizationId={organizationId} vacancy={null} />
    </div>
  );
}
