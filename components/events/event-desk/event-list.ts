import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, day, tab, text, uuid } from '@/components/kits/list/list-params';
import { scheduleApi } from '@/lib/api/schedule';
import { eventKinds, eventStatuses } from '@/lib/domain/events/events';
import { href } from '@/lib/routes/href';

/** The same desk at two addresses: of advisors, and of the people of a school. */
export type EventDeskPath = '/advisor/event' | '/partner/event';

export const eventListOf = (path: EventDeskPath) =>
  defineList((query) => href(path, undefined, query), {
    params: {
      status: tab(choice(['', ...eventStatuses])),
      keyword: text(),
      when: choice(['', 'past', 'any']),
      type: choice(['', ...eventKinds]),
      organizationId: uuid(),
      from: day(),
      to: day(),
    },
    sorts: ['startsAt', '-startsAt'],
    pageSizes: [20, 50],
  });
type EventList = ReturnType<typeof eventListOf>;

export const eventQuery = (state: StateOf<EventList>) => {
  // The desk begins with what is to come.
  const { when, ...filters } = state.filters;
  return scheduleApi.eventDesk.list.queryOptions({
    query: {
      ...givenOf(filters),
      ...(when !== 'any' && { when: when || ('upcoming' as const) }),
      sort: state.sort === '-startsAt' ? state.sort : ('startsAt' as const),
      ...rangeOf(state),
    },
  });
};
