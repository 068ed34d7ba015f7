'use client';

import { lazyPart } from '@/components/feedback/lazy-part';
import { withTexts } from '@/components/feedback/with-texts';
import { SkeletonText } from '@/components/ui/skeleton';

const PartSkeleton = () => <SkeletonText lines={8} />;

/** With texts that the front page of others does not read. */
export const OwnDays = lazyPart(
  () =>
    import('./own-days').then((module) =>
      withTexts(
        module.OwnDays,
        {
          km: async () => ({
            portal: (await import('@/messages/km/school-day/portal.json')).default,
            timetable: (await import('@/messages/km/school-day/timetable.json')).default,
            today: (await import('@/messages/km/school-day/today.json')).default,
          }),
          en: async () => ({
            portal: (await import('@/messages/en/school-day/portal.json')).default,
            timetable: (await import('@/messages/en/school-day/timetable.json')).default,
            today: (await import('@/messages/en/school-day/today.json')).default,
          }),
        },
        PartSkeleton,
      ),
    ),
  PartSkeleton,
);

export const FirstWaiting = lazyPart(
  () =>
    import('@/components/review/first-waiting').then((module) =>
      withTexts(
        module.FirstWaiting,
        {
          km: async () => ({ today: (await import('@/messages/km/school-day/today.json')).default }),
          en: async () => ({ today: (await import('@/messages/en/school-day/today.json')).default }),
        },
        PartSkeleton,
      ),
    ),
  PartSkeleton,
);
