import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, day, matching, tab, text, uuid } from '@/components/kits/list/list-params';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import type { ApplicantList as Answer } from '@/lib/contract/admissions/applicants';
import type { applicantSorts } from '@/lib/contract/admissions/applicant-filter';
import { entryVerdicts } from '@/lib/domain/schools/may-enter';
import { orNone } from '@/lib/api/or-none';
import { applicantApi } from '@/lib/api/applicant';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';

const statusMax = 60;

/** A person of the staff, or nobody yet. */
export const assignee = () => matching(/^(?:none|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i);

/** With the names of the endpoint's own filters. */
const params = {
  applicantStatus: tab(text(statusMax)),
  keyword: text(),
  enrollToSubject: text(),
  schoolId: uuid(),
  createdAt: day(),
  createdTo: day(),
  province: matching(/^(?:0[1-9]|1\d|2[0-5])$/),
  turn: choice(['', 'school']),
  waitingDays: matching(/^\d{1,3}$/, toAsciiDigits),
  assigneeId: assignee(),
  entry: choice(['', ...entryVerdicts]),
  onCondition: matching(/^true$/),
};
export type ApplicationListParams = typeof params;

const applicationListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList(hrefOf, { params, sorts: ['applied', '-applied', 'waiting'] });
export type ApplicationList = ReturnType<typeof applicationListOf>;

/** The advisors' list. */
export const applicationList = applicationListOf((query) =>
  href('/advisor/user/application', undefined, query),
);

/** The list of those who manage a school. */
export const partnerApplicationList = applicationListOf((query) =>
  href('/partner/application', undefined, query),
);

/** What somebody has entered for others; `view` says so in the address. */
export const enteredView = 'entered';
export const advisorEntered = applicationListOf((query) =>
  href('/advisor/user/application', undefined, { view: enteredView, ...query }),
);
export const partnerEntered = applicationListOf((query) =>
  href('/partner/application', undefined, { view: enteredView, ...query }),
);

const orders: Record<string, (typeof applicantSorts)[number]> = { applied: 'oldest', waiting: 'waiting' };

/** The endpoint's order for that of the address. */
export const orderOf = ({ sort }: Pick<StateOf<ApplicationList>, 'sort'>) => orders[sort] ?? 'newest';

const none: Answer = { data: [], countTotal: 0, countAllData: 0, countByStatus: {} };

/** A step that its school has removed since the address was kept has no applications. */
export const applicationQuery = (isEntered: boolean) => (state: StateOf<ApplicationList>) => {
  const query = { ...givenOf(state.filters), ...rangeOf(state), sort: orderOf(state) };
  const asked = { query: { ...query, ...(isEntered && { entered: 'true' }) } };
  return {
    ...applicantApi.applicants.list.queryOptions(asked),
    queryFn: () => orNone(applicantApi.applicants.list(asked), none),
  };
};
