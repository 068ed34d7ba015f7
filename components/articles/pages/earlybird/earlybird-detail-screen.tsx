import { ArticleDetail } from '@/components/articles/article-detail';

export const EarlybirdDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="earlybird" slug={slug} />
);
