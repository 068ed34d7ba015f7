import { ArticleList } from '@/components/content/article/article-list';

export const CareerScreen = ({ query }: { query?: string }) => <ArticleList place="career" query={query} />;
