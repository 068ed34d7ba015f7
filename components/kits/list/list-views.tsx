'use client';

import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { ListSkeleton } from './list-skeleton';
import { TabLinks } from './tab-links';

export interface ListView {
  /** What `view` in the address says; the first view's is left out there. */
  key: string;
  label: string;
  href: Href;
  show: () => ReactNode;
}

interface ListViewsProps {
  label: string;
  views: readonly [ListView, ...ListView[]];
}

/** Several lists on one page, each with an address of its own, under links that choose one. */
export function ListViews(props: ListViewsProps) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Views {...props} />
    </Suspense>
  );
}

function Views({ label, views }: ListViewsProps) {
  const wanted = useSearchParams().get('view');
  const view = views.find(({ key }) => key === wanted) ?? views[0];
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <TabLinks
        shape="switch"
        label={label}
        tabs={views}
        current={view.key}
        hrefOf={(key) => views.find((each) => each.key === key)?.href ?? view.href}
      />
      {view.show()}
    </div>
  );
}
