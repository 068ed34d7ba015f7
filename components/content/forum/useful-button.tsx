'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { qaApi } from '@/lib/api/qa';

interface UsefulButtonProps {
  questionId: string;
  /** The answer that is found useful; the question without one. */
  userAnswerId?: string;
  post: { usefulCount: number; isUseful: boolean; isOwn: boolean };
}

/** Says that a post is useful, or no longer; of one's own it shows how many said so. */
export function UsefulButton({ questionId, userAnswerId, post }: UsefulButtonProps) {
  const t = useTranslations('thread');
  const errorText = useErrorText();
  const mark = useMutation(
    qaApi.community.useful.mutationOptions({
      meta: { invalidates: [qaApi.questions.key, qaApi.userAnswers.key] },
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
  const { usefulCount: count, isUseful, isOwn } = post;
  if (isOwn) return count > 0 ? <span className="text-sm text-muted">{t('usefulTo', { count })}</span> : null;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={isUseful}
      loading={mark.isPending}
      onClick={() =>
        mark.mutate({
          params: { questionId },
          body: { on: !isUseful, ...(userAnswerId && { userAnswerId }) },
        })
      }
    >
      <Icon name={isUseful ? 'circle-check-big' : 'circle-check'} className="size-4" />
      {t('useful', { count })}
    </Button>
  );
}
