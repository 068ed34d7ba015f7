import { Skeleton } from '@/components/ui/skeleton';

export const ComparisonSkeleton = () => (
  <div className="mx-auto mb-8 max-w-page px-4 sm:px-6">
    <Skeleton className="h-[80rem] rounded-lg" />
  </div>
);
