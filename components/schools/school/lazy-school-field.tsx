import { lazyPart } from '@/components/feedback/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

/** `SchoolField` for filters, which few readers open. */
export const LazySchoolField = lazyPart(
  () => import('./school-field').then((module) => module.SchoolField),
  () => <Skeleton className="h-16 rounded-md" />,
);
