'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import type { Question } from '@/lib/contract/questions/posts';
import type { OwnAnswer } from '@/lib/contract/questions/user-answers';
import { href } from '@/lib/routes/href';
import {
  type AnswerListName,
  type OwnPath,
  ownAnswerList,
  ownAnswerQuery,
  ownQuestionList,
  ownQuestionQuery,
  type QuestionListName,
} from './own-lists';
import { QuestionState } from './question-state';

/** Readers see the page of an open question; who wrote one that waits can only edit it. */
const rowHref = (path: OwnPath, id: string, isOpen: boolean) =>
  path === '/forum/answer' && isOpen
    ? href('/forum/answer/[id]', { id })
    : href('/forum/answer/[id]/edit', { id });

interface OwnQuestionRowsProps {
  organizationId: string;
  path: OwnPath;
  view: QuestionListName;
}

/** Questions that one asked or follows. */
export function OwnQuestionRows({ organizationId, path, view }: OwnQuestionRowsProps) {
  const t = useTranslations('ownQuestion.mine');
  const words = useTranslations('question');
  const locale = useLocale();
  const address = useMemo(() => ownQuestionList(path), [path]);
  const name: RowName<Question> = {
    header: t('columns.question'),
    key: ({ questionId }) => questionId,
    name: ({ title }) => title,
    href: ({ questionId, mergedInto, state, isOwn }) =>
      rowHref(
        isOwn ? path : '/forum/answer',
        mergedInto ?? questionId,
        state === 'open' || state === 'merged',
      ),
    below: ({ stateReason, state }) =>
      state === 'open' || state === 'merged' ? null : (
        <span className="block text-sm text-muted">{stateReason ?? t('held')}</span>
      ),
  };
  const columns: Column<Question>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (question) => <QuestionState state={question.state} />,
    },
    {
      id: 'answers',
      header: t('columns.answers'),
      cell: ({ answerCount }) => words('answers', { count: answerCount }),
    },
    dateColumn({ id: 'asked', header: t('columns.written'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      address={address}
      query={ownQuestionQuery(organizationId)}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      empty={{ title: t(`empty.${view}`), body: t('emptyBody') }}
      shown={(count) => words('found', { count })}
    />
  );
}

/** What one has answered, with what became of it. */
export function OwnAnswerRows({ path, view }: { path: OwnPath; view: AnswerListName }) {
  const t = useTranslations('ownQuestion.mine');
  const words = useTranslations('question');
  const locale = useLocale();
  const address = useMemo(() => ownAnswerList(path), [path]);
  const name: RowName<OwnAnswer> = {
    header: t('columns.question'),
    key: ({ userAnswerId }) => userAnswerId,
    name: ({ questionTitle }) => questionTitle,
    href: ({ questionId }) => rowHref(path, questionId, true),
    below: ({ answer, state, stateReason }) => (
      <span className="grid gap-1 text-sm text-muted">
        <span className="line-clamp-2">{answer}</span>
        {state !== 'open' && <span>{stateReason ?? t('held')}</span>}
      </span>
    ),
  };
  const columns: Column<OwnAnswer>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (answer) => <QuestionState state={answer.state} />,
    },
    dateColumn({ id: 'written', header: t('columns.written'), locale, at: ({ createdAt }) => createdAt }),
  ];
  return (
    <ListPage
      address={address}
      query={ownAnswerQuery}
      texts={t}
      name={name}
      columns={columns}
      filters={[]}
      empty={{ title: t(`empty.${view}`), body: t('emptyBody') }}
      shown={(count) => words('answers', { count })}
    />
  );
}
