import { ArticleDetail } from '@/components/content/article/article-detail';

export const CareerDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="career" slug={slug} />
);
