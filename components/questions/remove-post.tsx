'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';

interface RemovePostProps {
  kind: 'question' | 'answer';
  remove: () => Promise<unknown>;
  /** Where the page itself is gone with it. */
  onRemoved?: () => void;
}

/** Deletes a question with its answers, or one answer, after a confirmation. */
export function RemovePost({ kind, remove, onRemoved }: RemovePostProps) {
  const t = useTranslations('forum.desk.remove');
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const send = async () => {
    try {
      await remove();
    } catch (error) {
      // Somebody else was faster: it is gone, as it should be.
      if (!isApiError(error, 404)) {
        showToast({ kind: 'danger', message: t('failed') });
        return false;
      }
    }
    showToast({ kind: 'success', message: t(`done.${kind}`) });
    onRemoved?.();
    await client.invalidateQueries({ queryKey: qaApi.userAnswers.key });
    await client.invalidateQueries({ queryKey: [...qaApi.questions.key, 'search'] });
    if (kind === 'answer') await client.invalidateQueries({ queryKey: qaApi.questions.key });
    return true;
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(`title.${kind}`)}
        description={t(`body.${kind}`)}
        confirmLabel={t('button')}
        danger
        onConfirm={send}
      />
    </>
  );
}
