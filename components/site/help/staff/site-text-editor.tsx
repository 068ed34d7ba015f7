'use client';

import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';

/** Writes a text of the site. The form is fetched beside the page, with the record. */
export const SiteTextEditor = lazyPart(
  () => import('./site-text-editor-body').then((module) => module.SiteTextEditorBody),
  DetailSkeleton,
  { ahead: true },
);
