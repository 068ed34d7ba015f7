import { ArticleList } from '@/components/content/article/article-list';

export const JobScreen = ({ query }: { query?: string }) => <ArticleList place="job" query={query} />;
