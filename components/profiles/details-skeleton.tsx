import { Skeleton } from '@/components/ui/skeleton';

/** As large as the person's details. */
export const DetailsSkeleton = () => <Skeleton className="h-[56rem] rounded-lg" />;
