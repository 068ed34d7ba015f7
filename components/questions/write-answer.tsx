'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useFormDraft } from '@/components/kits/work/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { outcomeOf } from '@/lib/api/outcome-of';
import { qaApi } from '@/lib/api/qa';
import type { Userinfo } from '@/lib/contract/accounts/session';
import type { Question } from '@/lib/contract/questions/posts';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { questionLimits } from '@/lib/domain/limits';
import { answerDraft } from './answer-draft';
import { ContactHint } from './contact-hint';

const answerForm = userAnswersResource.endpoints.add.body.pick({ answer: true, hideName: true });
const outcomes = {
  'said-before': 'again',
  'posts-held': 'waits',
  404: 'gone',
  429: 'many',
  other: '',
} as const;

/** Answers a question; what is typed stays on the device until it is sent. */
export function WriteAnswer({ question, viewer }: { question: Question; viewer: Userinfo }) {
  const t = useTranslations('thread.write');
  const client = useQueryClient();
  const [empty] = useState(() => ({ answer: '', hideName: viewer.age === 'minor' }));
  const [problem, setProblem] = useState<'again' | 'waits' | 'gone' | 'many' | null>(null);
  const form = useZodForm(answerForm, { defaultValues: empty });
  const { organizationId: orgId, subjectId, questionId, isOwn } = question;
  const { keyFor, clear } = useFormDraft(answerDraft(questionId), form, empty);
  return (
    <Panel title={t('title')}>
      <Form
        form={form}
        hasDraft
        onSubmit={async ({ answer, hideName }) => {
          setProblem(null);
          const body = { answer, ...(!isOwn && { hideName }) };
          try {
            const params = { orgId, subjectId, questionId };
            const sent = await qaApi.userAnswers.add({ params, body, idempotencyKey: keyFor(body) });
            clear();
            showToast({ kind: 'success', message: t(sent.state === 'open' ? 'sent' : 'held') });
          } catch (error) {
            const outcome = outcomeOf(error, outcomes);
            if (outcome === '') throw error;
            setProblem(outcome);
            return;
          }
          await client.invalidateQueries({ queryKey: qaApi.userAnswers.key });
          await client.invalidateQueries({ queryKey: qaApi.questions.key });
        }}
      >
        <TextareaField name="answer" label={t('label')} rows={5} maxLength={questionLimits.answerMax} />
        <ContactHint names={['answer']} />
        {!isOwn && <CheckboxField name="hideName" label={t('hideName')} />}
        {problem && <Alert tone="warning">{t(problem)}</Alert>}
        <SubmitButton wide={false}>{t('send')}</SubmitButton>
      </Form>
    </Panel>
  );
}
