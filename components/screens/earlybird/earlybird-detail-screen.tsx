import { ArticleDetail } from '@/components/content/article/article-detail';

export const EarlybirdDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="earlybird" slug={slug} />
);
