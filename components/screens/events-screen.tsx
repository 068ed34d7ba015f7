import { ArticleList } from '@/components/article/article-list';

export const EventsScreen = () => <ArticleList place="events" />;
