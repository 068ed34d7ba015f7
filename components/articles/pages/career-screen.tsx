import { ArticleList } from '@/components/articles/article-list';

export const CareerScreen = ({ query }: { query?: string }) => <ArticleList place="career" query={query} />;
