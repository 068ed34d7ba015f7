'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes a career center. The form is fetched beside the page, with the record. */
export const CenterEditor = lazyPart(
  () => import('./center-editor-body').then((module) => module.CenterEditorBody),
  DetailSkeleton,
  { ahead: true },
);
