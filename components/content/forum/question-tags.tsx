'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Panel } from '@/components/ui/panel';
import { qaApi } from '@/lib/api/qa';
import { communityResource } from '@/lib/contract/qa/community';
import type { Question } from '@/lib/contract/qa/posts';
import { wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { body } = communityResource.endpoints.retag;
const tagsForm = body.extend({ tags: wordList(body.shape.tags) });

/** The tags of a question, for staff to put in order. */
export function QuestionTags({ question }: { question: Question }) {
  const t = useTranslations('forum.desk.tags');
  const client = useQueryClient();
  const form = useZodForm(tagsForm, { defaultValues: typedFrom(tagsForm, question) });
  return (
    <Panel title={t('title')}>
      <Form
        form={form}
        onSubmit={async (tags) => {
          const { questionId, version } = question;
          await qaApi.community.retag({ params: { questionId }, body: tags, version });
          showToast({ kind: 'success', message: t('saved') });
          await client.invalidateQueries({ queryKey: qaApi.questions.key });
        }}
      >
        <TextField name="tags" label={t('label')} hint={t('hint')} optional />
        <SubmitButton size="sm" variant="secondary">
          {t('save')}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
