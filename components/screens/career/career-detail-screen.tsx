import { ArticleDetail } from '@/components/article/article-detail';

export const CareerDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="career" slug={slug} />
);
