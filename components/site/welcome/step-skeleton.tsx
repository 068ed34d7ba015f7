import { Skeleton } from '@/components/ui/skeleton';
import { welcomeSteps } from './step-list';

/** Of the size of the steps. */
export const WelcomeSkeleton = () => (
  <div className="grid gap-3">
    <Skeleton className="h-8 rounded-lg" />
    {welcomeSteps().map((step) => (
      <Skeleton key={step} className="h-36 rounded-lg sm:h-24" />
    ))}
  </div>
);
