import { ArticleList } from '@/components/content/article/article-list';

export const BlogScreen = ({ query }: { query?: string }) => <ArticleList place="blog" query={query} />;
