'use client';

import { useQuery } from '@tanstack/react-query';
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
import { AnswerForm } from './answer-form';
import { DeskAnswer } from './desk-answer';
import { HiddenPeople } from './hidden-people';
import { QuestionActions } from './question-actions';
import { QuestionState } from './question-state';
import { QuestionTags } from './question-tags';
import { QuestionWalk } from './question-walk';
import { useWriterName } from './writer-name';

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
