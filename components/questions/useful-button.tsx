'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
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
  const mark = useWrite(qaApi.community.useful, {
    invalidates: [qaApi.questions.key, qaApi.userAnswers.key],
  });
  const { usefulCount: count, isUseful, isOwn } = post;
  if (isOwn) return count > 0 ? <span className="text-sm text-muted">{t('usefulTo', { count })}</span> : null;
  return (
    <WriteButton
      size="sm"
      variant="secondary"
      aria-pressed={isUseful}
      write={mark}
      onWrite={() =>
        mark.run({ params: { questionId }, body: { on: !isUseful, ...(userAnswerId && { userAnswerId }) } })
      }
    >
      <Icon name={isUseful ? 'circle-check-big' : 'circle-check'} className="size-4" />
      {t('useful', { count })}
    </WriteButton>
  );
}
