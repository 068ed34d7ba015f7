'use client';

import { useState } from 'react';
import type { ArticleDetail } from '@/lib/contract/articles/articles';
import { withoutUnpublished } from '@/lib/domain/articles/publication';
import { ArticleBody } from '@/components/articles/article-body';
import { type ArticleForm, typedArticle } from './article-form';

interface ArticlePreviewProps {
  article: ArticleDetail;
  typed: Partial<ArticleForm>;
}

/** The article as readers would get what is typed. */
export function ArticlePreview({ article, typed }: ArticlePreviewProps) {
  const [now] = useState(() => new Date());
  return <ArticleBody article={withoutUnpublished(typedArticle(article, typed, now))} heading="h3" />;
}
