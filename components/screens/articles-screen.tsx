import { ArticleList } from '@/components/content/article/article-list';

export const ArticlesScreen = ({ query }: { query?: string }) => (
  <ArticleList place="articles" query={query} />
);
