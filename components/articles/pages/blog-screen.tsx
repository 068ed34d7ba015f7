import { ArticleList } from '@/components/articles/article-list';

export const BlogScreen = ({ query }: { query?: string }) => <ArticleList place="blog" query={query} />;
