'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/questions';
import { StatementConflict } from './statement-conflict';
import { StatementForm, type StatementPlace } from './statement-form';
import { type StatementTexts, statementTexts } from './statement-schema';

interface StatementEditorProps extends StatementPlace {
  /** As it is now; it may change under the editor. */
  question: Question;
  onDone: () => void;
}

const textsOf = ({ title, titleNative }: Question) => ({ title, titleNative: titleNative ?? '' });

/** Changes a statement on top of the version that the writer saw. What is typed stays, whatever happens meanwhile. */
export function StatementEditor({ question, onDone, ...place }: StatementEditorProps) {
  const t = useTranslations('orientationStaff.edit');
  const client = useQueryClient();
  const form = useZodForm(statementTexts, { defaultValues: textsOf(question) });
  const [seen, setSeen] = useState(question.version);
  const [gone, setGone] = useState(false);
  const { mutateAsync, isPending } = useMutation(qaApi.questions.update.mutationOptions());
  const { organizationId: orgId, subjectId, questionId } = question;
  const overtaken = !isPending && question.version > seen;

  const showTheirs = async (refusal: unknown) => {
    try {
      await client.refetchQueries({ queryKey: qaApi.questions.key }, { throwOnError: true });
    } catch {
      throw refusal;
    }
  };
  const save = async (body: StatementTexts) => {
    try {
      await mutateAsync({ params: { orgId, subjectId, questionId }, body, version: seen });
    } catch (error) {
      if (isApiError(error, 412)) return showTheirs(error);
      // Asked for again, the list would lose the statement, and with it what is typed here.
      if (isApiError(error, 404)) return setGone(true);
      throw error;
    }
    showToast({ kind: 'success', message: t('saved') });
    onDone();
  };
  const notice = (
    <>
      {gone && <Alert tone="danger">{t('gone')}</Alert>}
      {overtaken && (
        <StatementConflict
          question={question}
          onKeepMine={() => setSeen(question.version)}
          onTakeTheirs={() => {
            form.reset(textsOf(question));
            setSeen(question.version);
          }}
        />
      )}
    </>
  );
  return (
    <StatementForm
      {...place}
      form={form}
      hint={t('hint')}
      notice={notice}
      onSubmit={save}
      onCancel={onDone}
    />
  );
}
