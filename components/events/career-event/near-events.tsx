import { getTranslations } from 'next-intl/server';
import { cachedNextEvents } from '@/lib/query/events';
import { NextEvents } from './next-events';

const shownMax = 3;

/** What a reader may look for where an event is gone. */
export async function NearEvents() {
  const [t, events] = await Promise.all([getTranslations('careerEvent.detail'), cachedNextEvents(shownMax)]);
  return (
    <div className="mx-auto max-w-page px-4 pb-12 sm:px-6">
      <NextEvents title={t('next')} events={events} />
    </div>
  );
}
