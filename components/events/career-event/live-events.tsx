'use client';

import { defineLive } from '@/components/kits/catalogue/define-live';
import { scheduleApi } from '@/lib/api/schedule';
import { eventScope } from '@/lib/catalogue/event-rules';
import { pageSizes } from '@/lib/domain/limits/lists';
import { EventCard } from './event-card';

/** Events of all that publish: the organization in the path decides nothing. */
const find = (orgId: string, query: Record<string, string>, limit: number) =>
  scheduleApi.calendars.events({ params: { orgId }, query: { ...query, ...eventScope, limit } });

export const liveEvents = (orgId: string) =>
  defineLive({
    key: [...scheduleApi.calendars.key, orgId],
    page: async (query) => {
      const { data, countTotal } = await find(orgId, query, pageSizes.events);
      return { items: data, total: countTotal };
    },
    count: async (query) => (await find(orgId, query, 1)).countTotal,
    keyOf: ({ eventId }) => eventId,
    card: (event) => <EventCard event={event} />,
  });
