import { ArticleDetail } from '@/components/article/article-detail';

export const ArticlesDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="articles" slug={slug} />
);
