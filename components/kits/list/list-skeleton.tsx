import { Skeleton } from '@/components/ui/skeleton';

/** As large as the first rows of a list. */
export const ListSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-9 w-44" />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-28 rounded-lg lg:h-20" />
    ))}
  </div>
);
