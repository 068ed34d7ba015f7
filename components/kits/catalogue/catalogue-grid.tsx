import type { ReactNode } from 'react';
import { pageSizes } from '@/lib/domain/limits/lists';

/** The cards of one page; used by the page's HTML and the live part. */
export function CatalogueGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}

/** As large as a page of cards. */
export function CatalogueSkeleton({ cardHeight }: { cardHeight: string }) {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: pageSizes.schools }, (_, card) => (
        <span key={card} className={`block animate-pulse rounded-lg bg-border/70 ${cardHeight}`} />
      ))}
    </div>
  );
}
