'use client';

import { useTranslations } from 'next-intl';
import { TextareaField } from '@/components/form/textarea-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { type UserAnswer, userAnswersResource } from '@/lib/contract/questions/user-answers';
import { questionLimits } from '@/lib/domain/limits';
import { ContactHint } from './contact-hint';
import { RemovePost } from './remove-post';
import { StateNote } from './state-note';

const answerForm = userAnswersResource.endpoints.update.body;

/** One's own answer, changed on top of the version that was read. */
export function EditAnswer({ question, answer }: { question: Question; answer: UserAnswer }) {
  const t = useTranslations('ownQuestion.edit');
  const { organizationId: orgId, subjectId, questionId } = question;
  const { userAnswerId: id } = answer;
  const params = { orgId, subjectId, questionId, id };
  return (
    <div id={`answer-${id}`} className="scroll-mt-24">
      <Panel title={t('answer')}>
        <StateNote post={answer} />
        <RecordEditor
          name={`answer:${id}`}
          record={answer}
          schema={answerForm}
          toValues={(record) => ({ answer: record.answer })}
          update={(body, version) => qaApi.userAnswers.update({ params, body, version })}
          keys={[qaApi.userAnswers.key, qaApi.questions.key]}
          saved={t('saved')}
          describe={(theirs) => <p className="whitespace-pre-line wrap-anywhere">{theirs.answer}</p>}
          plain
        >
          <TextareaField name="answer" label={t('answer')} rows={6} maxLength={questionLimits.answerMax} />
          <ContactHint names={['answer']} />
        </RecordEditor>
        <div className="mt-4">
          <RemovePost kind="answer" remove={() => qaApi.userAnswers.remove({ params })} />
        </div>
      </Panel>
    </div>
  );
}
