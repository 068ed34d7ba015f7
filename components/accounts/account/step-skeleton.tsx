import { Skeleton } from '@/components/ui/skeleton';

/** As large as a sign-up step. */
export function StepSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
      <Skeleton className="h-13" />
    </div>
  );
}
