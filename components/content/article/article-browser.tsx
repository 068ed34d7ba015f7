'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useSearchParams } from '@/lib/i18n/navigation';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { ArticleSkeleton } from './article-skeleton';
import { isWholeList, readArticleState } from './article-state';

const LiveArticles = lazyPart(
  () => import('./live-articles').then((module) => module.LiveArticles),
  ArticleSkeleton,
);

/**
 * A list: without a query it is the page's own HTML; the code that calls the backend loads when the address has a
 * query.
 */
export function ArticleBrowser({ place, children }: { place: ArticlePlace; children: ReactNode }) {
  const state = readArticleState(useSearchParams());
  return isWholeList(state) ? children : <LiveArticles place={place} state={state} />;
}
