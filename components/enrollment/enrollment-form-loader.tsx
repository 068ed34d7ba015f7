'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { EnrollmentFlow } from './enrollment-flow';
import { FormSkeleton } from './form-skeleton';

const load = () => import('./enrollment-flow');
const Flow = lazy(() => load().then((module) => ({ default: module.EnrollmentFlow })));

// Forms, schemas and calls come beside the page, not before it: asked for while React still wakes the page up.
if (typeof window !== 'undefined') void load().catch(() => undefined);

/** The form behind its skeleton, which the static page shows at once. */
export function EnrollmentFormLoader(props: ComponentProps<typeof EnrollmentFlow>) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Flow {...props} />
    </Suspense>
  );
}
