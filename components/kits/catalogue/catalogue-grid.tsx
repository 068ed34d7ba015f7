import type { ReactNode } from 'react';
import type { CatalogueLayout } from './define-catalogue';

interface GridProps {
  layout?: CatalogueLayout | undefined;
}

const gridStyles: Readonly<Record<CatalogueLayout, string>> = {
  beside: 'grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3',
  above: 'grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3',
  rows: 'card grid divide-y divide-border',
};
const gridStyle = (layout: CatalogueLayout = 'beside') => gridStyles[layout];

interface SkeletonProps extends GridProps {
  cards: number;
  cardHeight: string;
}

/** The cards of one page; used by the page's HTML and the live part. */
export function CatalogueGrid({ layout, children }: GridProps & { children: ReactNode }) {
  return (
    <ul data-records className={gridStyle(layout)}>
      {children}
    </ul>
  );
}

/** As large as a page of cards. */
export function CatalogueSkeleton({ layout, cards, cardHeight }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={gridStyle(layout)}>
      {Array.from({ length: cards }, (_, card) => (
        <span key={card} className={`block animate-pulse rounded-lg bg-border/70 ${cardHeight}`} />
      ))}
    </div>
  );
}
