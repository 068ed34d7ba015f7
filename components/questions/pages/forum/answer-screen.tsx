'use client';

import { useTranslations } from 'next-intl';
import { DraftOfQuestion } from '@/components/questions/draft-of-question';
import { OwnPosts } from '@/components/questions/own-posts';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import type { AskPlace } from '@/components/questions/ask-form';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';

/** What one has asked, answered and follows. */
export function AnswerScreen({ place }: { place: AskPlace }) {
  const t = useTranslations('ownQuestion.mine');
  return (
    <QueryProvider>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <PageTitle>{t('title')}</PageTitle>
        <LinkButton href={href('/forum/question')}>{t('ask')}</LinkButton>
      </div>
      <DraftOfQuestion subjectId={place.subjectId} />
      <OwnPosts organizationId={place.organizationId} path="/forum/answer" />
    </QueryProvider>
  );
}
