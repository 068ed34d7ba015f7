import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, matching, tab, text } from '@/components/kits/list/list-params';
import { recruitmentApi } from '@/lib/api/recruitment';
import { companyStates } from '@/lib/domain/careers/company-state';
import { href } from '@/lib/routes/href';

/** Employers of Sala. */
export const companyList = defineList((query) => href('/advisor/company', undefined, query), {
  params: { state: tab(choice(['', ...companyStates])), keyword: text(), province: matching(/^\d{2}$/) },
});

export const companyQuery = (orgId: string) => (state: StateOf<typeof companyList>) =>
  recruitmentApi.companies.list.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
