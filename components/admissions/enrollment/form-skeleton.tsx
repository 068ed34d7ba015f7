import { Skeleton } from '@/components/ui/skeleton';

/** For a step whose fields are still loading. */
export function FormStepSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}

/** In the shape of the form, while the person and the draft are loading. */
export function FormSkeleton() {
  return (
    <div className="@container" aria-hidden="true">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-8">
        <Skeleton className="h-[6.5rem] rounded-lg @3xl:order-2 @3xl:h-[34rem]" />
        <div className="grid gap-5 rounded-lg border border-border bg-surface p-4 sm:p-6">
          <Skeleton className="h-11" />
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="ml-auto h-13 w-40" />
        </div>
      </div>
    </div>
  );
}
