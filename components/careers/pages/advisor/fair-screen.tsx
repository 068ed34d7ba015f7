'use client';

import { useTranslations } from 'next-intl';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { FairListView } from '@/components/careers/fair-desk/fair-list-view';
import { href } from '@/lib/routes/href';

/** Virtual fairs, and the way to a new one. */
export function FairScreen() {
  const t = useTranslations('fairDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/fair/create')}
        label={t('create')}
      />
      <FairListView />
    </>
  );
}
