'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes a virtual fair. The form is fetched beside the page, with the record. */
export const FairEditor = lazyPart(
  () => import('./fair-editor-body').then((module) => module.FairEditorBody),
  DetailSkeleton,
  { ahead: true },
);
