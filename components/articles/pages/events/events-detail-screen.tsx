import { getLocale } from 'next-intl/server';
import { ArticleDetail } from '@/components/articles/article-detail';
import { moved } from '@/components/feedback/moved';
import { cachedEvent } from '@/lib/query/events';
import { href } from '@/lib/routes/href';

/** An event has one page, to which its slug leads from here (308); an article about events stands here. */
export async function EventsDetailScreen({ slug }: { slug: string }) {
  const event = await cachedEvent(slug);
  if (event) moved(href('/career-center/events/[slug]', { slug: event.slug }), await getLocale());
  return <ArticleDetail place="events" slug={slug} />;
}
