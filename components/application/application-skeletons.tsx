import { Skeleton } from '@/components/ui/skeleton';

/** Of the size of an own application's first screenful. */
export function OwnApplicationSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-2 h-28 rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-[1fr_18rem]">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  );
}

/** Of the size of an advisor's view of an application. */
export function ApplicantSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-6 w-1/3" />
      <div className="mt-2 grid gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
        <Skeleton className="h-96 rounded-lg max-lg:row-start-1" />
      </div>
    </div>
  );
}
