'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';
import { noneShows } from '@/lib/query/until-shown';

/** Removes a surplus statement, after a confirmation that repeats it. */
export function RemoveStatement({ question, text }: { question: Question; text: string }) {
  const t = useTranslations('orientationStaff.remove');
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  const { organizationId: orgId, subjectId, questionId } = question;
  const { key, remove: call } = qaApi.questions;
  const remove = useMutation(
    call.mutationOptions({
      meta: {
        invalidates: [key],
        isShown: () => noneShows<Question>(client, [...key, 'list'], (row) => row.questionId === questionId),
      },
    }),
  );
  const send = async () => {
    try {
      await remove.mutateAsync({ params: { orgId, subjectId, questionId } });
      showToast({ kind: 'success', message: t('done') });
    } catch (error) {
      showToast({ kind: 'danger', message: t(isApiError(error, 404) ? 'gone' : 'failed') });
    }
  };
  if (remove.isPending)
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <Spinner />
        {t('busy')}
      </p>
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('title')}
        description={t('body', { statement: text })}
        confirmLabel={t('button')}
        danger
        // The question closes at once; the row says that it is being removed until the list is without it.
        onConfirm={() => void send()}
      />
    </>
  );
}
