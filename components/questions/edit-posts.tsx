'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { QueryState } from '@/components/feedback/query-state';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { PageTitle } from '@/components/ui/page-title';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { href } from '@/lib/routes/href';
import { TextareaField } from '@/components/form/textarea-field';
import { RecordEditor } from '@/components/kits/editor/record-editor';
import { Panel } from '@/components/ui/panel';
import { type UserAnswer, userAnswersResource } from '@/lib/contract/questions/user-answers';
import { questionLimits } from '@/lib/domain/limits';
import { ContactHint } from './contact-hint';
import { RemovePost } from './remove-post';
import { CheckboxField } from '@/components/form/checkbox-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { TextField } from '@/components/form/text-field';
import { questionChange } from '@/lib/contract/questions/questions';
import { wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';
import { textLimits } from '@/lib/domain/limits/texts';
import { useRouter } from '@/lib/i18n/navigation';
import { QuestionState } from './question-state';

/** Why readers do not see a post, for its author. */
function StateNote({ post }: { post: Pick<Question, 'state' | 'stateReason'> }) {
  const t = useTranslations('ownQuestion.mine');
  if (post.state === 'open') return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2">
      <QuestionState state={post.state} />
      {post.state !== 'merged' && (post.stateReason ?? t('held'))}
    </p>
  );
}

const questionForm = questionChange
  .pick({ title: true, description: true, tags: true, hideName: true })
  .required()
  .extend({ tags: wordList(questionChange.shape.tags) });

/** One's own question, changed on top of the version that was read. */
function EditQuestion({ question }: { question: Question }) {
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

const answerForm = userAnswersResource.endpoints.update.body;

/** One's own answer, changed on top of the version that was read. */
function EditAnswer({ question, answer }: { question: Question; answer: UserAnswer }) {
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

const answersMax = 100;

/** One's own posts below a question: the question itself, and each answer. */
export function EditPosts({ questionId }: { questionId: string }) {
  const t = useTranslations('ownQuestion.edit');
  const query = useQuery(qaApi.questions.find.queryOptions({ params: { questionId } }));
  return (
    <DetailPage
      query={query}
      back={{ href: href('/forum/answer'), label: t('back') }}
      skeleton={<DetailSkeleton />}
    >
      {(question) => <OwnParts question={question} />}
    </DetailPage>
  );
}

function OwnParts({ question }: { question: Question }) {
  const t = useTranslations('ownQuestion.edit');
  const { organizationId: orgId, subjectId, questionId } = question;
  const answers = useQuery(
    qaApi.userAnswers.list.queryOptions({
      params: { orgId, subjectId, questionId },
      query: { limit: answersMax },
    }),
  );
  return (
    <QueryState query={answers} skeleton={<DetailSkeleton />}>
      {({ data }) => {
        const own = data.filter(({ isOwn }) => isOwn);
        if (!question.isOwn && own.length === 0) return <NotFoundScreen />;
        return (
          <div className="grid gap-6">
            <PageTitle>{t('title')}</PageTitle>
            {question.isOwn ? (
              <EditQuestion question={question} />
            ) : (
              <p className="text-lg font-semibold wrap-anywhere">{question.title}</p>
            )}
            {own.map((answer) => (
              <EditAnswer key={answer.userAnswerId} question={question} answer={answer} />
            ))}
          </div>
        );
      }}
    </QueryState>
  );
}
