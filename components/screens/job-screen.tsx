import { ArticleList } from '@/components/article/article-list';

export const JobScreen = () => <ArticleList place="job" />;
