import { ArticleList } from '@/components/content/article/article-list';

export const EarlybirdScreen = ({ query }: { query?: string }) => (
  <ArticleList place="earlybird" query={query} />
);
