'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useState } from 'react';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useListState } from '@/components/kits/list/use-list-state';
import { type Deciding, useDecisionKeys } from '@/components/review/decision-keys';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Question } from '@/lib/contract/questions/posts';
import { isOverdue } from '@/lib/domain/questions/posts';
import { useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { decidableQuestion } from './decidable';
import { questionDeskList, questionDeskQuery, questionViews } from './question-desk-list';
import { QuestionState } from './question-state';
import { namedTags } from './tag-names';
import { useWriterName } from './writer-name';

const DecisionDialog = lazyPart(
  () => import('@/components/review/decision-dialog').then((module) => module.DecisionDialog),
  () => null,
);

/** What people asked: what waits for an answer or a decision, and everything. */
export function QuestionDeskView({ organizationId }: { organizationId: string }) {
  const t = useTranslations('forum.desk');
  const states = useTranslations('question.states');
  const locale = useLocale();
  const nameOf = useWriterName();
  const search = useSearchParams();
  const { view } = useListState(questionDeskList).state.filters;
  const [now] = useState(() => new Date());
  // The rows as they were chosen: after a change the list may show others.
  const [deciding, setDeciding] = useState<Deciding<Question> | null>(null);
  const decisionKeys = useDecisionKeys();
  // It may be found by one of its answers.
  const ofAnswer = ({ state }: Question) =>
    (view === 'held' || view === 'hidden') && state !== view ? t(`answerIs.${view}`) : null;
  const tagsOf = (question: Question) =>
    namedTags(question, locale)
      .map(({ label }) => label)
      .join(', ');
  const name: RowName<Question> = {
    header: t('columns.title'),
    key: ({ questionId }) => questionId,
    name: ({ title }) => title,
    // With the list that it is opened from, so that its page knows the next one.
    href: ({ questionId }) =>
      href('/advisor/sala-connect/answer/[questionId]', { questionId }, Object.fromEntries(search)),
    below: (question) => <span className="block text-sm text-muted">{nameOf(question)}</span>,
  };
  const columns: Column<Question>[] = [
    {
      id: 'state',
      header: t('columns.state'),
      card: 'badge',
      cell: (question) =>
        isOverdue(question, now) ? (
          <Badge tone="warning">{t('overdue')}</Badge>
        ) : ofAnswer(question) ? (
          <Badge tone="warning">{ofAnswer(question)}</Badge>
        ) : (
          <QuestionState state={question.state} />
        ),
      text: (question) => ofAnswer(question) ?? states(question.state),
    },
    {
      id: 'answers',
      header: t('columns.answers'),
      className: 'tabular-nums',
      cell: ({ answerCount }) => t('answers', { count: answerCount }),
      text: ({ answerCount }) => String(answerCount),
    },
    {
      id: 'tags',
      header: t('columns.tags'),
      isLong: true,
      cell: tagsOf,
      text: tagsOf,
    },
    dateColumn({
      id: 'asked',
      header: t('columns.asked'),
      locale,
      at: ({ createdAt }) => createdAt,
      time: true,
    }),
  ];
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <TabLinks
        label={t('title')}
        tabs={questionViews.map((key) => ({ key, label: t(`views.${key}`) }))}
        current={view}
        hrefOf={(key) =>
          questionDeskList.href({
            filters: { view: questionViews.find((one) => one === key) ?? 'unanswered' },
          })
        }
      />
      <ListPage
        address={questionDeskList}
        query={questionDeskQuery(organizationId)}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword') },
          { kind: 'text', name: 'tag', label: t('columns.tags') },
        ]}
        empty={{ title: t(`empty.${view}`), body: t('emptyBody') }}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: 'questions', rowsPerCall: 100 }}
        bulk={(rows) => <Button onClick={() => setDeciding({ rows })}>{t('decide')}</Button>}
        deeds={decisionKeys(setDeciding)}
      />
      {deciding && (
        <DecisionDialog
          items={deciding.rows.map((question) => decidableQuestion(question, view === 'reported'))}
          decision={deciding.decision}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  );
}
