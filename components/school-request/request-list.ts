import { defineList, givenOf, rangeOf, type StateOf } from '@/components/list/list-address';
import { choice, tab, text, uuid } from '@/components/list/list-params';
import { applicantApi } from '@/lib/api/applicant';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/applications/school-requests';
import { href } from '@/lib/routes/href';

export const requestList = defineList(
  (query) => href('/advisor/enrollable-subjects', undefined, { view: 'requests', ...query }),
  {
    params: {
      state: tab(choice(['', ...schoolRequestStates])),
      keyword: text(),
      kind: choice(['', ...schoolRequestKinds]),
      schoolId: uuid(),
    },
  },
);

export const requestQuery = (state: StateOf<typeof requestList>) =>
  applicantApi.schoolRequests.list.queryOptions({
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
