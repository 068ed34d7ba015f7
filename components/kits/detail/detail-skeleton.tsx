import { Skeleton } from '@/components/ui/skeleton';

/** As large as a header and two columns of sections. */
export function DetailSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <div className="mt-2 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
        <Skeleton className="h-80 rounded-lg max-lg:row-start-1" />
      </div>
    </div>
  );
}
