'use client';

import { useTranslations } from 'next-intl';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { questionLimits } from '@/lib/domain/limits';

const answerForm = userAnswersResource.endpoints.add.body.pick({ answer: true });

/** Answers a question as staff. */
export function AnswerForm({ question }: { question: Question }) {
  const t = useTranslations('forum.desk.answer');
  const form = useZodForm(answerForm, { defaultValues: { answer: '' } });
  const { send } = useWrite(qaApi.userAnswers.add, {
    invalidates: [qaApi.questions.key],
    done: () => {
      form.reset();
      return t('sent');
    },
  });
  const { organizationId: orgId, subjectId, questionId } = question;
  return (
    <Form form={form} onSubmit={(body) => send({ params: { orgId, subjectId, questionId }, body })}>
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
