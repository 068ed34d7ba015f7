import { defineList, givenOf, rangeOf, type StateOf } from '@/components/list/list-address';
import { day, tab, text, uuid } from '@/components/list/list-params';
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
  },
});

export const applicationQuery = (state: StateOf<typeof applicationList>) =>
  applicantApi.applicants.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
