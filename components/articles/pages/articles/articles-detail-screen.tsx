import { ArticleDetail } from '@/components/articles/article-detail';

export const ArticlesDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="articles" slug={slug} />
);
