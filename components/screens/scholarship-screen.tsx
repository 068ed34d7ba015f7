import { ArticleList } from '@/components/article/article-list';

export const ScholarshipScreen = () => <ArticleList place="scholarship" />;
