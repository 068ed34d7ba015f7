import { ArticleDetail } from '@/components/article/article-detail';

export const EventsDetailScreen = ({ slug }: { slug: string }) => (
  <ArticleDetail place="events" slug={slug} />
);
