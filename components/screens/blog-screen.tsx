import { ArticleList } from '@/components/content/article/article-list';

export const BlogScreen = () => <ArticleList place="blog" />;
