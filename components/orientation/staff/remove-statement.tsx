'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/questions';

/** Removes a surplus statement, after a confirmation that repeats it. */
export function RemoveStatement({ question, text }: { question: Question; text: string }) {
  const t = useTranslations('orientationStaff.remove');
  const [asked, setAsked] = useState(false);
  const remove = useMutation(qaApi.questions.remove.mutationOptions());
  const { organizationId: orgId, subjectId, questionId } = question;
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { orgId, subjectId, questionId } });
      showToast({ kind: 'success', message: t('done') });
    } catch (error) {
      showToast({ kind: 'danger', message: t(isApiError(error, 404) ? 'gone' : 'failed') });
    }
  };
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
        onConfirm={confirm}
      />
    </>
  );
}
