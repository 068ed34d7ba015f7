'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { href } from '@/lib/routes/href';

const SchoolListView = lazyPart(
  () => import('@/components/schools/school-desk/school-list-view').then((module) => module.SchoolListView),
  ListSkeleton,
  { ahead: true },
);

/** All schools on Sala, and the way to add one. */
export function SchoolInformationScreen() {
  const t = useTranslations('schoolDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/school-information/create')}
        label={t('create')}
      />
      <SchoolListView />
    </>
  );
}
