import { defineList, givenOf, rangeOf, type StateOf } from '@/components/list/list-address';
import { day, matching, tab, text, uuid } from '@/components/list/list-params';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import type { applicantSorts } from '@/lib/contract/applicant/applicant-filter';
import { applicantApi } from '@/lib/api/applicant';
import { href } from '@/lib/routes/href';

const statusMax = 60;

/** The address of the advisors' list, with the names of the endpoint's own filters. */
export const applicationList = defineList((query) => href('/advisor/user/application', undefined, query), {
  params: {
    applicantStatus: tab(text(statusMax)),
    keyword: text(),
    enrollToSubject: text(),
    schoolId: uuid(),
    createdAt: day(),
    createdTo: day(),
    province: matching(/^\d{2}$/),
    waitingDays: matching(/^\d{1,3}$/, toAsciiDigits),
    assigneeId: uuid(),
  },
  sorts: ['applied', '-applied', 'waiting'],
});

const orders: Record<string, (typeof applicantSorts)[number]> = { applied: 'oldest', waiting: 'waiting' };

/** The endpoint's order for that of the address. */
export const orderOf = ({ sort }: Pick<StateOf<typeof applicationList>, 'sort'>) => orders[sort] ?? 'newest';

export const applicationQuery = (state: StateOf<typeof applicationList>) =>
  applicantApi.applicants.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state), sort: orderOf(state) },
  });
