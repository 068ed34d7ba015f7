'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { noneShows } from '@/lib/query/until-shown';

/** Removes a surplus statement, after a confirmation that repeats it. */
export function RemoveStatement({ question, text }: { question: Question; text: string }) {
  const t = useTranslations('orientationStaff.remove');
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  const { organizationId: orgId, subjectId, questionId } = question;
  const { key, remove: call } = qaApi.questions;
  const remove = useWrite(call, {
    isShown: () => noneShows<Question>(client, [...key, 'list'], (row) => row.questionId === questionId),
    problems: { 404: t('gone'), other: t('failed') },
    done: t('done'),
  });
  if (remove.busy)
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
        onConfirm={() => void remove.run({ params: { orgId, subjectId, questionId } })}
      />
    </>
  );
}
