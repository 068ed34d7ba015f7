import { pageSizes } from '@/lib/domain/limits/lists';

/** As large as a page of cards. */
export function ArticleSkeleton() {
  return (
    <div aria-hidden="true" className="mt-14 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: pageSizes.articlesScreen }, (_, card) => (
        <span key={card} className="block h-[26rem] animate-pulse rounded-lg bg-border/70" />
      ))}
    </div>
  );
}
