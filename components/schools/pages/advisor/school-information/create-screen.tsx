'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';
import { href } from '@/lib/routes/href';

const NewSchool = lazyPart(
  () => import('@/components/schools/school-desk/new-school').then((module) => module.NewSchool),
  DetailSkeleton,
  { ahead: true, ssr: false },
);

/** Adds a school. */
export function SchoolCreateScreen() {
  const t = useTranslations('schoolDesk');
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <BackLink href={href('/advisor/school-information')}>{t('title')}</BackLink>
        <DetailHeader title={t('create')} lead={t('createLead')} />
      </div>
      <NewSchool />
    </div>
  );
}
