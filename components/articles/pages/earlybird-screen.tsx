import { ArticleList } from '@/components/articles/article-list';

export const EarlybirdScreen = ({ query }: { query?: string }) => (
  <ArticleList place="earlybird" query={query} />
);
