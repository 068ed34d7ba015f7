import { ArticleDetail } from '@/components/content/article/article-detail';

export const ScholarshipDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="scholarship" slug={slug} />
);
