'use client';

import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import type { EnrollmentFlow } from './enrollment-flow';
import { FormSkeleton } from './form-skeleton';

const load = () => import('./enrollment-flow');
const Flow = lazy(() => load().then((module) => ({ default: module.EnrollmentFlow })));

// Forms, schemas and calls come beside the page, not before it: asked for while React still wakes the page up.
if (typeof window !== 'undefined') void load().catch(() => undefined);

const neverChanges = () => () => undefined;

/** The form behind its skeleton, which the static page shows at once. */
export function EnrollmentFormLoader(props: ComponentProps<typeof EnrollmentFlow>) {
  // The person may be known before the form's code is there; the page's HTML never knows them.
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isAwake) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Flow {...props} />
    </Suspense>
  );
}
