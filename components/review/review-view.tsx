'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useState } from 'react';
import type { Column, RowName } from '@/components/kits/list/columns';
import { dateColumn } from '@/components/kits/list/date-column';
import { ListPage } from '@/components/kits/list/list-page';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useListState } from '@/components/kits/list/use-list-state';
import { type Deciding, useDecisionKeys } from './decision-keys';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ReviewItem } from '@/lib/contract/review/reports';
import { reviewKinds } from '@/lib/domain/review/review';
import { pickText } from '@/lib/i18n/pick';
import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab } from '@/components/kits/list/list-params';
import { reportsApi } from '@/lib/api/reports';
import { href } from '@/lib/routes/href';

/** What waits for a decision; '' of the state is what waits. */
const reviewList = defineList((query) => href('/advisor/review', undefined, query), {
  params: { state: tab(choice(['waiting', 'hidden'])), kind: choice(['', ...reviewKinds]) },
});

const reviewQuery = (state: StateOf<typeof reviewList>) =>
  reportsApi.waiting.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });

const DecisionDialog = lazyPart(
  () => import('./decision-dialog').then((module) => module.DecisionDialog),
  () => null,
);
const ReviewSheet = lazyPart(
  () => import('./review-sheet').then((module) => module.ReviewSheet),
  () => null,
);

/** Why it stands in the queue: what was reported of it, or what holds it. */
const useWhy = () => {
  const t = useTranslations('review');
  return ({ held, flags, reports }: ReviewItem): string => {
    const reasons = [...new Set(reports.map(({ reason }) => reason))];
    return [
      ...(held ? [t(`held.${held}`)] : []),
      ...flags.map(({ key }) => t(`flags.${key}`)),
      ...reasons.map((reason) => t(`reason.${reason}`)),
    ].join(', ');
  };
};

/** What people reported and what is held, until somebody decides; and what was hidden. */
export function ReviewView() {
  const t = useTranslations('review');
  const locale = useLocale();
  const whyOf = useWhy();
  const list = useListState(reviewList);
  const { state } = list.state.filters;
  // The rows as they were chosen: after a change the list may show others.
  const [deciding, setDeciding] = useState<Deciding<ReviewItem> | null>(null);
  const decisionKeys = useDecisionKeys();
  const name: RowName<ReviewItem> = {
    header: t('columns.title'),
    key: ({ kind, id }) => `${kind}:${id}`,
    name: ({ title }) => pickText(title, locale),
    below: ({ author, others }) =>
      author && (
        <span className="block text-sm text-muted">
          {[pickText(author, locale), ...(others ? [t('others.more', { count: others.count })] : [])].join(
            ', ',
          )}
        </span>
      ),
  };
  const columns: Column<ReviewItem>[] = [
    {
      id: 'kind',
      header: t('columns.kind'),
      card: 'badge',
      cell: ({ kind }) => <Badge>{t(`kind.${kind}`)}</Badge>,
      text: ({ kind }) => t(`kind.${kind}`),
    },
    { id: 'why', header: t('columns.why'), isLong: true, cell: whyOf, text: whyOf },
    {
      id: 'reports',
      header: t('columns.reports'),
      className: 'tabular-nums',
      cell: ({ reports }) => (reports.length > 0 ? t('reports', { count: reports.length }) : ''),
      text: ({ reports }) => String(reports.length),
    },
    dateColumn({ id: 'since', header: t('columns.since'), locale, at: ({ since }) => since, time: true }),
  ];
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <TabLinks
        label={t('title')}
        tabs={(['waiting', 'hidden'] as const).map((key) => ({ key, label: t(`states.${key}`) }))}
        current={state}
        hrefOf={(key) => reviewList.href({ filters: { state: key === 'hidden' ? 'hidden' : 'waiting' } })}
      />
      <ListPage
        address={reviewList}
        query={reviewQuery}
        texts={t}
        name={name}
        columns={columns}
        filters={[
          {
            kind: 'select',
            name: 'kind',
            label: t('columns.kind'),
            any: t('anyKind'),
            options: reviewKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ]}
        empty={{ title: t(`empty.${state}.title`), body: t(`empty.${state}.body`) }}
        shown={(count) => t('shown', { count })}
        exports={{ fileName: 'review', rowsPerCall: 100 }}
        bulk={(rows) => <Button onClick={() => setDeciding({ rows })}>{t('decide')}</Button>}
        deeds={decisionKeys(setDeciding)}
        detail={(item, onClose) => (
          <ReviewSheet
            item={item}
            onClose={onClose}
            onDecide={(chosen, decision) => {
              onClose();
              setDeciding({ rows: [chosen], decision, together: decision !== undefined });
            }}
          />
        )}
      />
      {deciding && (
        <DecisionDialog
          items={deciding.rows.map((item) => ({
            ...item,
            isReported: item.reports.length > 0,
            others: deciding.together && item.others ? item.others.first : [],
          }))}
          decision={deciding.decision}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  );
}
