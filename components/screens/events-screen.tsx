import { ArticleList } from '@/components/content/article/article-list';

export const EventsScreen = () => <ArticleList place="events" />;
