'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/qa/posts';
import { userAnswersResource } from '@/lib/contract/qa/user-answers';
import { questionLimits } from '@/lib/domain/limits';

const answerForm = userAnswersResource.endpoints.add.body.pick({ answer: true });

/** Answers a question as staff. */
export function AnswerForm({ question }: { question: Question }) {
  const t = useTranslations('forum.desk.answer');
  const client = useQueryClient();
  const [keyOf] = useState(keyOfBody);
  const form = useZodForm(answerForm, { defaultValues: { answer: '' } });
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const params = { orgId, subjectId, questionId };
        await qaApi.userAnswers.add({ params, body, idempotencyKey: keyOf(body) });
        form.reset();
        showToast({ kind: 'success', message: t('sent') });
        await client.invalidateQueries({ queryKey: qaApi.userAnswers.key });
        await client.invalidateQueries({ queryKey: qaApi.questions.key });
      }}
    >
      <TextareaField
        name="answer"
        label={t('label')}
        hint={t('hint')}
        rows={6}
        maxLength={questionLimits.answerMax}
      />
      <SubmitButton wide={false}>{t('send')}</SubmitButton>
    </Form>
  );
}
