import { Skeleton } from '@/components/ui/skeleton';

/** Of the size of two groups. */
export const FindingsSkeleton = () => (
  <div className="grid gap-5">
    <Skeleton className="h-12 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);
