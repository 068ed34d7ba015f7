import { ArticleDetail } from '@/components/content/article/article-detail';

export const EventsDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="events" slug={slug} />
);
