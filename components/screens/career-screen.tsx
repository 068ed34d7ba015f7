import { ArticleList } from '@/components/content/article/article-list';

export const CareerScreen = () => <ArticleList place="career" />;
