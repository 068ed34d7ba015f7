import { type ReactNode, Suspense } from 'react';
import { MissingFallback } from './missing-fallback';
import { NotFoundScreen } from './not-found-screen';
import { PageSkeleton } from './page-skeleton';

/** Around a layout's page content: gives unknown slugs their translated 404 in the HTML (see `MissingFallback`). */
export function PageBoundary({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) {
  return (
    <Suspense fallback={<MissingFallback missing={<NotFoundScreen />} waiting={waiting ?? <PageSkeleton />} />}>
      {children}
    </Suspense>
  );
}
