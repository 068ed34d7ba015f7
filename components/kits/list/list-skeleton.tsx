import { Skeleton } from '@/components/ui/skeleton';

/** As large as the first rows of a list. */
export const ListSkeleton = () => (
  <div className="grid grid-cols-1 gap-2">
    <Skeleton className="h-9 w-44" />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-22 rounded-lg lg:h-11" />
    ))}
  </div>
);
