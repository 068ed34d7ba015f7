'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { QuestionDeskView } from '@/components/questions/question-desk-view';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** The questions of people, for staff. */
export function SalaConnectScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('forum.desk');
  return (
    <>
      <DeskHead
        title={t('title')}
        lead={t('lead')}
        primary={
          <LinkButton variant="secondary" size="sm" href={href('/advisor/sala-connect/tags')}>
            {t('tags.title')}
          </LinkButton>
        }
      />
      <Suspense fallback={<ListSkeleton />}>
        <QuestionDeskView organizationId={organizationId} />
      </Suspense>
    </>
  );
}
