import 'server-only';
import { cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { eventScope } from '@/lib/catalogue/event-rules';
import type { ScheduledEvent } from '@/lib/contract/events/event-answer';
import { placesTag } from '@/lib/domain/events/event-places';
import { pageSizes } from '@/lib/domain/limits/lists';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { live, reach } from './reach';

const params = () => ({ orgId: careerCenterOrganizationId() });

/** Inside a cached function: what it says changes when a place of one of these events is taken or comes free. */
function withPlaces<Event extends ScheduledEvent>(events: Event[]): Event[] {
  if (events.length > 0) cacheTag(...events.map(({ eventId }) => placesTag(eventId)));
  return events;
}

/** What `/career-center/events` shows for a query of its address. */
export async function cachedEvents(asked = '') {
  'use cache';
  cacheTag('events', 'schools');
  const query = { ...Object.fromEntries(new URLSearchParams(asked)), ...eventScope, limit: pageSizes.events };
  const found = live(await reach(serverApi.events.events({ params: params(), query })));
  return found ? { ...found, data: withPlaces(found.data) } : { data: [], countTotal: 0 };
}

/** null: no such event, or one that is not public. */
export async function cachedEvent(slug: string) {
  'use cache';
  cacheTag('events', 'schools');
  const found = await reach(
    serverApi.events.event({ params: { ...params(), id: slug }, query: { scope: 'all' } }),
  );
  const event = live(found);
  return event ? (withPlaces([event])[0] ?? null) : null;
}

/** The next that take place, of some words where there are any. */
export async function cachedNextEvents(limit: number, keyword = '') {
  'use cache';
  cacheTag('events', 'schools');
  const query = { ...eventScope, limit, ...(keyword && { keyword }) };
  const found = live(await reach(serverApi.events.events({ params: params(), query })));
  return withPlaces(found?.data ?? []).filter(({ status }) => status === 'published');
}

const indexPageSize = 100;
const indexPagesMax = 20;

/** Every public event that has neither ended nor been called off, 2,000 at most, for the site map. */
export async function cachedEventIndex() {
  'use cache';
  cacheTag('events', 'schools');
  const events: ScheduledEvent[] = [];
  for (let page = 0; page < indexPagesMax; page += 1) {
    const query = { ...eventScope, limit: indexPageSize, start: page * indexPageSize };
    const found = live(await reach(serverApi.events.events({ params: params(), query })));
    events.push(...(found?.data ?? []));
    if (!found || (page + 1) * indexPageSize >= found.countTotal) break;
  }
  return events.filter(({ status }) => status === 'published');
}

/** The career centers in their order. */
export async function cachedCareerCenters() {
  'use cache';
  cacheTag('career-centers');
  return live(await reach(serverApi.careerCenters.centers({ params: params() })))?.data ?? [];
}

/** Open jobs and internships, the newest first, of some words where there are any. */
export async function cachedNewestVacancies(limit: number, keyword = '') {
  'use cache';
  cacheTag('vacancies');
  const query = { status: 'open', sort: 'newest', limit, ...(keyword && { keyword }) } as const;
  const found = await reach(serverApi.vacancies.list({ params: params(), query }));
  return live(found)?.data ?? [];
}
