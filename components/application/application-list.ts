import { defineList, givenOf, rangeOf, type StateOf } from '@/components/list/list-address';
import { day, tab, text, uuid } from '@/components/list/list-params';
import { applicantApi } from '@/lib/api/applicant';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';

const statusMax = 60;

/** A list of applications, with the names of the endpoint's own filters. */
export const applicationListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList(hrefOf, {
    params: {
      applicantStatus: tab(text(statusMax)),
      keyword: text(),
      enrollToSubject: text(),
      schoolId: uuid(),
      createdAt: day(),
      createdTo: day(),
    },
  });
export type ApplicationList = ReturnType<typeof applicationListOf>;

/** The advisors' list. */
export const applicationList = applicationListOf((query) =>
  href('/advisor/user/application', undefined, query),
);

/** The list of those who manage a school, beside the numbers of their desk. */
export const partnerApplicationList = applicationListOf((query) =>
  href('/partner/dashboard', undefined, { view: 'applicants', ...query }),
);

export const applicationQuery = (state: StateOf<ApplicationList>) =>
  applicantApi.applicants.list.queryOptions({ query: { ...givenOf(state.filters), ...rangeOf(state) } });
