'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { FormSkeleton } from './form-skeleton';

/** The form behind its skeleton, which the static page shows at once: the page's HTML is the same for everybody. */
export const EnrollmentFormLoader = lazyPart(
  () => import('./enrollment-flow').then((module) => module.EnrollmentFlow),
  FormSkeleton,
  { ahead: true, ssr: false },
);
