'use client';

import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { lazyPart } from '@/components/feedback/lazy-part';

/** Writes an article. The form is fetched beside the page, with the record. */
export const ArticleEditor = lazyPart(
  () => import('./article-editor-body').then((module) => module.ArticleEditorBody),
  DetailSkeleton,
  { ahead: true },
);
