import { ArticleDetail } from '@/components/article/article-detail';

export const EarlybirdDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="earlybird" slug={slug} />
);
