import { ArticleList } from '@/components/articles/article-list';

export const ArticlesScreen = ({ query }: { query?: string }) => (
  <ArticleList place="articles" query={query} />
);
