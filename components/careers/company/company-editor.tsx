'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes an employer. The form is fetched beside the page, with the record. */
export const CompanyEditor = lazyPart(
  () => import('./company-editor-body').then((module) => module.CompanyEditorBody),
  DetailSkeleton,
  { ahead: true },
);
