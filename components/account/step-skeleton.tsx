import { Skeleton } from '@/components/ui/skeleton';

/** Of the size of a step of the sign-up. */
export function StepSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
      <Skeleton className="h-13" />
    </div>
  );
}
