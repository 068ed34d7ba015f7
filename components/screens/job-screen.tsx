import { ArticleList } from '@/components/content/article/article-list';

export const JobScreen = () => <ArticleList place="job" />;
