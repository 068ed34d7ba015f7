import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import { marketingApi } from '@/lib/api/marketing';
import { notificationApi } from '@/lib/api/notification';
import { requestStates } from '@/lib/domain/review/request-states';
import { href, type HrefQuery } from '@/lib/routes/href';

const inbox = (view?: string) => (query: HrefQuery) =>
  href('/advisor/inbox', undefined, { ...(view && { view }), ...query });
const requests = { params: { keyword: text(), state: tab(choice(['', ...requestStates])) } };

/** What people wrote in the contact form. */
export const messageList = defineList(inbox(), requests);
export const messageQuery = (state: StateOf<typeof messageList>) =>
  notificationApi.visitorMessages.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

/** Schools that ask for a partnership. */
export const partnerList = defineList(inbox('partners'), requests);
export const partnerQuery = (state: StateOf<typeof partnerList>) =>
  marketingApi.partnerRequests.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

/** Messages of Sala that did not go out, wait, or went to one person. */
export const outboxList = defineList(inbox('outbox'), {
  params: { to: text(), status: choice(['', 'failed', 'pending', 'sent', 'all']) },
});
export const outboxQuery = (state: StateOf<typeof outboxList>) =>
  notificationApi.outbox.list.queryOptions({
    query: {
      // Whoever looks for one person wants all that went there.
      status: state.filters.status || (state.filters.to ? 'all' : 'failed'),
      ...(state.filters.to && { to: state.filters.to }),
      ...rangeOf(state),
    },
  });
