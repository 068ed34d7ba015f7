import { ArticleList } from '@/components/article/article-list';

export const ArticlesScreen = () => <ArticleList place="articles" />;
