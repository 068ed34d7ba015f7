import { ArticleList } from '@/components/content/article/article-list';

export const EventsScreen = ({ query }: { query?: string }) => <ArticleList place="events" query={query} />;
