import { ArticleList } from '@/components/article/article-list';

export const EarlybirdScreen = () => <ArticleList place="earlybird" />;
