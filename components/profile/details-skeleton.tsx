import { Skeleton } from '@/components/ui/skeleton';

/** Of the size of one's own details. */
export const DetailsSkeleton = () => <Skeleton className="h-[56rem] rounded-lg" />;
