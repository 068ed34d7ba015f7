'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import { type Places, readResultFilter } from './result-filter';
import { ResultsView } from './results-view';
import type { PreviewTexts } from './statement-preview';
import { ViewTabs } from './view-tabs';

const loading = () => <Skeleton className="h-96 rounded-lg" />;
const StatementsView = dynamic(() => import('./statements-view').then((module) => module.StatementsView), {
  loading,
});

interface OrientationDeskProps {
  places: Places;
  previewTexts: PreviewTexts;
}

/** The results of all, or the statements of a test; which of them stands in the address. */
export function OrientationDesk(props: OrientationDeskProps) {
  return (
    <Suspense fallback={loading()}>
      <Desk {...props} />
    </Suspense>
  );
}

function Desk({ places, previewTexts }: OrientationDeskProps) {
  const filter = readResultFilter(useSearchParams());
  return (
    <div className="grid grid-cols-1 gap-5">
      <ViewTabs filter={filter} />
      {filter.view === 'results' ? (
        <ResultsView filter={filter} places={places} />
      ) : (
        <StatementsView key={filter.test} filter={filter} places={places} previewTexts={previewTexts} />
      )}
    </div>
  );
}
