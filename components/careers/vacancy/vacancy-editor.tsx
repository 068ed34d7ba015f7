'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';

/** Writes a vacancy. The form is fetched beside the page, with the record. */
export const VacancyEditor = lazyPart(
  () => import('./vacancy-editor-body').then((module) => module.VacancyEditorBody),
  DetailSkeleton,
  { ahead: true },
);
