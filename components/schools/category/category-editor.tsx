'use client';

import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';

/** Adds or changes a major. The form is fetched beside the page, with the record. */
export const CategoryEditor = lazyPart(
  () => import('./category-editor-body').then((module) => module.CategoryEditorBody),
  DetailSkeleton,
  { ahead: true },
);
