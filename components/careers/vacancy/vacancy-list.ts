import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { recruitmentApi } from '@/lib/api/recruitment';
import { vacancyKinds } from '@/lib/domain/profiles/recruitment-options';
import { vacancyStates } from '@/lib/domain/careers/vacancy-state';
import { href } from '@/lib/routes/href';

/** All vacancies of Sala, whatever their state. */
export const vacancyList = defineList((query) => href('/advisor/vacancy', undefined, query), {
  params: {
    state: tab(choice(['', ...vacancyStates])),
    keyword: text(),
    kind: choice(['', ...vacancyKinds]),
    companyId: uuid(),
    turn: choice(['', 'advisor']),
  },
});

export const vacancyQuery = (orgId: string) => (state: StateOf<typeof vacancyList>) =>
  recruitmentApi.vacancyDesk.list.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

/** Who has applied for a vacancy. */
export const applicantList = (vacancyId: string) =>
  defineList(
    (query) =>
      href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }, { view: 'applicants', ...query }),
    { params: { status: tab(text(60)), keyword: text() } },
  );

export const applicantQuery =
  (orgId: string, id: string) => (state: StateOf<ReturnType<typeof applicantList>>) => {
    const input = { params: { orgId, id }, query: { ...givenOf(state.filters), ...rangeOf(state) } };
    const { applicants } = recruitmentApi.vacancies;
    return {
      queryKey: [...applicants.key(input), 'desk'],
      queryFn: async () => {
        const { data, count_total: countTotal } = await applicants(input);
        return { data, countTotal };
      },
    };
  };
