'use client';

import { useTranslations } from 'next-intl';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { VacancyView } from '@/components/recruitment/vacancy/vacancy-view';
import { href } from '@/lib/routes/href';

/** Vacancies, and the way to a new one. */
export function VacancyScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/vacancy/create')}
        label={t('create')}
      />
      <VacancyView organizationId={organizationId} />
    </>
  );
}
