import { Skeleton } from '@/components/ui/skeleton';

export const EntrySkeleton = () => <Skeleton className="mt-4 h-72 rounded-lg" />;
