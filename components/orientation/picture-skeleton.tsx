import { Skeleton } from '@/components/ui/skeleton';

/** As large as a shared picture and its buttons. */
export function PictureSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="aspect-[1200/630] rounded-lg" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
    </div>
  );
}
