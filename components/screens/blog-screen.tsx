import { ArticleList } from '@/components/article/article-list';

export const BlogScreen = () => <ArticleList place="blog" />;
