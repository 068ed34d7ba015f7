import { ArticleList } from '@/components/article/article-list';

export const CareerScreen = () => <ArticleList place="career" />;
