'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { Panel } from '@/components/ui/panel';
import { qaApi } from '@/lib/api/qa';
import { communityResource } from '@/lib/contract/questions/community';
import type { Question } from '@/lib/contract/questions/posts';
import { wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { body } = communityResource.endpoints.retag;
const tagsForm = body.extend({ tags: wordList(body.shape.tags) });

/** The tags of a question, for staff to put in order. */
export function QuestionTags({ question }: { question: Question }) {
  const t = useTranslations('forum.desk.tags');
  const client = useQueryClient();
  const params = { questionId: question.questionId };
  const form = useZodForm(tagsForm, { defaultValues: typedFrom(tagsForm, question) });
  return (
    <Panel title={t('title')}>
      <VersionedForm
        form={form}
        record={question}
        toValues={(record) => typedFrom(tagsForm, record)}
        save={(body, version) => qaApi.community.retag({ params, body, version })}
        reread={() => qaApi.questions.find({ params })}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          void client.invalidateQueries({ queryKey: qaApi.questions.key });
        }}
      >
        <TextField name="tags" label={t('label')} hint={t('hint')} optional />
        <SubmitButton size="sm" variant="secondary">
          {t('save')}
        </SubmitButton>
      </VersionedForm>
    </Panel>
  );
}
