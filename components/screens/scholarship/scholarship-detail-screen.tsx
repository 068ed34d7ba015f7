import { ArticleDetail } from '@/components/article/article-detail';

export const ScholarshipDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="scholarship" slug={slug} />
);
