'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { TabLinks } from '@/components/kits/list/tab-links';
import { useListState } from '@/components/kits/list/use-list-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type Places, resultList } from './result-list';
import { ResultsView } from './results-view';
import type { PreviewTexts } from './statement-preview';

const loading = () => <Skeleton className="h-96 rounded-lg" />;
const StatementsView = dynamic(() => import('./statements-view').then((module) => module.StatementsView), {
  loading,
});

interface OrientationDeskProps {
  places: Places;
  previewTexts: PreviewTexts;
}

/** The results of all people, or the statements of a test; the address decides. */
export function OrientationDesk(props: OrientationDeskProps) {
  return (
    <Suspense fallback={loading()}>
      <Desk {...props} />
    </Suspense>
  );
}

const views = ['results', 'statements'] as const;

function Desk({ places, previewTexts }: OrientationDeskProps) {
  const t = useTranslations('orientationStaff.views');
  const list = useListState(resultList);
  const { view, test } = list.state.filters;
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <TabLinks
        label={t('label')}
        tabs={views.map((key) => ({ key, label: t(key) }))}
        current={view}
        hrefOf={(key) => resultList.href({ filters: { view: key === 'statements' ? key : 'results', test } })}
      />
      {view === 'results' ? (
        <ResultsView list={list} places={places} />
      ) : (
        <StatementsView key={test} list={list} places={places} previewTexts={previewTexts} />
      )}
    </div>
  );
}
