'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';
import { href } from '@/lib/routes/href';
import { ReportPost } from './report-post';
import { UsefulButton } from './useful-button';

/** What a signed-in reader does with a question. */
export function QuestionTools({ question }: { question: Question }) {
  const t = useTranslations('thread');
  const errorText = useErrorText();
  const { questionId, follows, isOwn } = question;
  const follow = useMutation(
    qaApi.community.follow.mutationOptions({
      meta: { invalidates: [qaApi.questions.key] },
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn ? (
        <LinkButton size="sm" variant="secondary" href={href('/forum/answer/[id]/edit', { id: questionId })}>
          <Icon name="pencil" className="size-4" />
          {t('edit')}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={follows}
          loading={follow.isPending}
          onClick={() => follow.mutate({ params: { questionId }, body: { on: !follows } })}
        >
          <Icon name={follows ? 'check' : 'bell'} className="size-4" />
          {t(follows ? 'followed' : 'follow')}
        </Button>
      )}
      <UsefulButton questionId={questionId} post={question} />
      {!isOwn && <ReportPost kind="question" id={questionId} />}
    </div>
  );
}
