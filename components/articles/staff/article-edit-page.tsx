'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { newsApi } from '@/lib/api/news';
import { useParams } from '@/lib/i18n/navigation';
import { ArticleEditor } from './article-editor';

interface ArticleEditPageProps {
  organizationId: string;
  previewTexts: PreviewTexts;
}

/** The article that the address names, to be changed. */
export function ArticleEditPage({ organizationId: orgId, previewTexts }: ArticleEditPageProps) {
  const { articleid: id } = useParams<{ articleid: string }>();
  const query = useQuery(newsApi.articles.get.queryOptions({ params: { orgId, id } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(article) => <ArticleEditor article={article} previewTexts={previewTexts} />}
    </RecordPage>
  );
}
