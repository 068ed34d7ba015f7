'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { Panel } from '@/components/ui/panel';
import { qaApi } from '@/lib/api/qa';
import type { Question } from '@/lib/contract/questions/posts';
import { formatDate } from '@/lib/domain/dates/dates';
import { href } from '@/lib/routes/href';
import { QuestionActions } from './question-actions';
import { QuestionState } from './question-state';
import { QuestionWalk } from './question-walk';
import { useWriterName } from './writer-name';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { useWrite } from '@/components/kits/write/use-write';
import { userAnswersResource, type UserAnswer } from '@/lib/contract/questions/user-answers';
import { questionLimits } from '@/lib/domain/limits';
import { useState } from 'react';
import { WriteButton } from '@/components/kits/write/write-button';
import { DecisionDialog } from '@/components/review/decision-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { mayStaffAccept } from '@/lib/domain/questions/posts';
import { decidableAnswer } from './decidable';
import { RemovePost } from './remove-post';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/feedback/toast';
import { TextField } from '@/components/form/text-field';
import { VersionedForm } from '@/components/kits/editor/versioned-form';
import { communityResource } from '@/lib/contract/questions/community';
import { wordList } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { body } = communityResource.endpoints.retag;
const tagsForm = body.extend({ tags: wordList(body.shape.tags) });

/** The tags of a question, for staff to put in order. */
function QuestionTags({ question }: { question: Question }) {
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

/** Who wrote under a hidden name, once staff asks: each look is recorded. */
function HiddenPeople({ questionId }: { questionId: string }) {
  const t = useTranslations('forum.desk.people');
  const nameOf = useWriterName();
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({
    ...qaApi.community.people.queryOptions({ params: { questionId } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Panel title={t('title')}>
      <p className="mb-3 text-sm text-muted">{t('body')}</p>
      {!isAsked && (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          {t('show')}
        </Button>
      )}
      {isAsked && (
        <QueryState query={query} skeleton={<Skeleton className="h-12" />}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <ul className="grid gap-1.5">
                {data.map(({ writerNumber, author }) => (
                  <li key={writerNumber}>
                    {t('is', {
                      label: nameOf({ author: null, writerNumber }),
                      name: nameOf({ author, writerNumber: null }),
                    })}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Panel>
  );
}

/** An answer with what staff can do: accept it, decide on it, delete it. */
function DeskAnswer({ question, answer }: { question: Question; answer: UserAnswer }) {
  const t = useTranslations('forum.desk');
  const locale = useLocale();
  const nameOf = useWriterName();
  const [now] = useState(() => new Date());
  const [deciding, setDeciding] = useState(false);
  const accept = useWrite(qaApi.community.accept, {
    invalidates: [qaApi.questions.key],
    problems: { 409: t('authorChooses'), other: t('failed') },
  });
  const { organizationId: orgId, subjectId, questionId } = question;
  const isAccepted = question.acceptedAnswerId === answer.userAnswerId;
  const isGone = question.author === null && question.writerNumber === null;
  const isChoosable = answer.state === 'open' && mayStaffAccept({ hasAuthor: !isGone }, answer, now);
  const choose = () =>
    accept.run({ params: { questionId }, body: { userAnswerId: isAccepted ? null : answer.userAnswerId } });
  return (
    <li className="grid gap-2 rounded-md border border-line p-3.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-medium text-text">{nameOf(answer)}</span>
        {answer.createdAt && <span>{formatDate(answer.createdAt, locale)}</span>}
        {isAccepted && <Badge tone="success">{t('accepted')}</Badge>}
        {answer.author?.role === 'staff' && <Badge tone="accent">{t('staff')}</Badge>}
        {answer.state !== 'open' && <QuestionState state={answer.state} />}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{answer.answer}</p>
      <div className="flex flex-wrap gap-2">
        {isChoosable && (
          <WriteButton size="sm" variant="secondary" write={accept} onWrite={choose}>
            {t(isAccepted ? 'unaccept' : 'accept')}
          </WriteButton>
        )}
        <Button size="sm" variant="secondary" onClick={() => setDeciding(true)}>
          {t(answer.state === 'open' ? 'hide' : 'decide')}
        </Button>
        <RemovePost
          kind="answer"
          remove={() =>
            qaApi.userAnswers.remove({ params: { orgId, subjectId, questionId, id: answer.userAnswerId } })
          }
        />
      </div>
      {deciding && <DecisionDialog items={[decidableAnswer(answer)]} onClose={() => setDeciding(false)} />}
    </li>
  );
}

const answerForm = userAnswersResource.endpoints.add.body.pick({ answer: true });

/** Answers a question as staff. */
function AnswerForm({ question }: { question: Question }) {
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

const answersMax = 100;

/** One question as staff works on it: what was asked and answered, an own answer, and what becomes of it. */
export function QuestionDeskPage({ questionId }: { questionId: string }) {
  const t = useTranslations('forum.desk');
  const query = useQuery(qaApi.questions.find.queryOptions({ params: { questionId } }));
  return (
    <DetailPage
      query={query}
      back={{ href: href('/advisor/sala-connect'), label: t('title') }}
      skeleton={<DetailSkeleton />}
    >
      {(question) => <DeskQuestion question={question} />}
    </DetailPage>
  );
}

function DeskQuestion({ question }: { question: Question }) {
  const t = useTranslations('forum.desk');
  const locale = useLocale();
  const nameOf = useWriterName();
  const { organizationId: orgId, subjectId, questionId } = question;
  const answers = useQuery(
    qaApi.userAnswers.list.queryOptions({
      params: { orgId, subjectId, questionId },
      query: { limit: answersMax },
    }),
  );
  return (
    <>
      <QuestionWalk orgId={orgId} questionId={questionId} />
      <DetailHeader
        title={question.title}
        meta={
          <>
            <QuestionState state={question.state} />
            <span>{nameOf(question)}</span>
            <span>{formatDate(question.createdAt, locale)}</span>
          </>
        }
        actions={<QuestionActions question={question} />}
      />
      <div className="mt-5">
        <DetailColumns
          aside={
            <>
              <QuestionTags question={question} />
              <HiddenPeople questionId={questionId} />
            </>
          }
        >
          {question.description && (
            <Panel title={t('details')}>
              <p className="whitespace-pre-line wrap-anywhere">{question.description}</p>
            </Panel>
          )}
          <Panel title={t('answersTitle')}>
            <QueryState query={answers} skeleton={<DetailSkeleton />}>
              {({ data }) =>
                data.length === 0 ? (
                  <p className="text-muted">{t('noAnswers')}</p>
                ) : (
                  <ul className="grid gap-4">
                    {data.map((answer) => (
                      <DeskAnswer key={answer.userAnswerId} question={question} answer={answer} />
                    ))}
                  </ul>
                )
              }
            </QueryState>
          </Panel>
          {question.state === 'open' && (
            <Panel title={t('answer.title')}>
              <AnswerForm question={question} />
            </Panel>
          )}
        </DetailColumns>
      </div>
    </>
  );
}
