import { ArticleDetail } from '@/components/articles/article-detail';

export const CareerDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="career" slug={slug} />
);
