'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { TextField } from '@/components/form/text-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { questionChange } from '@/lib/contract/questions/questions';
import { wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';
import { textLimits } from '@/lib/domain/limits/texts';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { ContactHint } from './contact-hint';
import { RemovePost } from './remove-post';
import { StateNote } from './state-note';

const questionForm = questionChange
  .pick({ title: true, description: true, tags: true, hideName: true })
  .required()
  .extend({ tags: wordList(questionChange.shape.tags) });

/** One's own question, changed on top of the version that was read. */
export function EditQuestion({ question }: { question: Question }) {
  const t = useTranslations('ownQuestion.edit');
  const ask = useTranslations('ownQuestion.ask');
  const router = useRouter();
  const { organizationId: orgId, subjectId, questionId } = question;
  const params = { orgId, subjectId, questionId };
  return (
    <Panel title={t('question')}>
      <StateNote post={question} />
      <RecordEditor
        name={`question:${questionId}`}
        record={question}
        schema={questionForm}
        toValues={(record) => typedFrom(questionForm, record)}
        update={(body, version) => qaApi.questions.update({ params, body, version })}
        keys={[qaApi.questions.key, qaApi.userAnswers.key]}
        saved={t('saved')}
        describe={({ title, description }) => (
          <p className="whitespace-pre-line wrap-anywhere">
            {[title, description].filter(Boolean).join('\n')}
          </p>
        )}
        plain
      >
        <TextField name="title" label={ask('title')} maxLength={textLimits.titleMax} />
        <RichTextField name="description" label={ask('details')} optional />
        <ContactHint names={['title', 'description']} />
        <TextField name="tags" label={ask('tags')} hint={ask('tagsHint')} optional />
        <CheckboxField name="hideName" label={ask('hideName')} />
      </RecordEditor>
      <div className="mt-4">
        <RemovePost
          kind="question"
          remove={() => qaApi.questions.remove({ params })}
          onRemoved={() => router.push(href('/forum/answer'))}
        />
      </div>
    </Panel>
  );
}
