import { ArticleDetail } from '@/components/content/article/article-detail';

export const ArticlesDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="articles" slug={slug} />
);
