import { ArticleList } from '@/components/content/article/article-list';

export const EarlybirdScreen = () => <ArticleList place="earlybird" />;
