import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pagePictureOf } from '@/lib/domain/articles/title-picture';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickText } from '@/lib/i18n/pick';
import { cachedEvent } from '@/lib/query/events';
import { href } from '@/lib/routes/href';
import { isComing } from '@/components/events/career-event/event-words';

const descriptionMax = 200;

/** Title and description of an event; search engines list it while it is to come. */
export async function eventMetadata(slug: string): Promise<Metadata> {
  const event = await cachedEvent(slug);
  if (!event) return { title: (await getTranslations('feedback'))('error.missing.event.title') };
  const locale = await getLocale();
  return pageMetadata({
    path: href('/career-center/events/[slug]', { slug: event.slug }),
    title: pickText(event.title, locale),
    description: truncateGraphemes(pickText(event.description, locale), descriptionMax),
    image: pagePictureOf('/career-center/events', locale),
    indexable: isComing(event),
  });
}
