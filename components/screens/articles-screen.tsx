import { ArticleList } from '@/components/content/article/article-list';

export const ArticlesScreen = () => <ArticleList place="articles" />;
