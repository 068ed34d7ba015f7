import { Skeleton } from '@/components/ui/skeleton';

/** Of the size of a shared picture and what can be done with it. */
export function PictureSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="aspect-[1200/630] rounded-lg" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
    </div>
  );
}
