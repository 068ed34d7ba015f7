'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useSearchParams } from '@/lib/i18n/navigation';
import { PlainThanks } from './plain-thanks';

// The page is public and small: the code that fetches an application loads only when there is one.
const ApplicationReceipt = lazy(() =>
  import('./application-receipt').then((module) => ({ default: module.ApplicationReceipt })),
);

function ReceiptSkeleton() {
  return (
    <div aria-hidden="true" className="mt-3 grid gap-4">
      <Skeleton className="mx-auto h-7 w-3/4" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-52 rounded-lg" />
    </div>
  );
}

/** The application in the address, or only a thank-you. */
export function ThanksBody() {
  const applicantId = useSearchParams().get('applicantId');
  if (!applicantId) return <PlainThanks />;
  return (
    <Suspense fallback={<ReceiptSkeleton />}>
      <ApplicationReceipt applicantId={applicantId} skeleton={<ReceiptSkeleton />} />
    </Suspense>
  );
}
