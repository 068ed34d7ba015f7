import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { text, uuid } from '@/components/kits/list/list-params';
import { schoolStructureApi } from '@/lib/api/school-structure';
import type { AcceptedApplication } from '@/lib/contract/school-day/student-intakes';
import type { Href, HrefQuery } from '@/lib/routes/href';

/** The accepted applications of one school that are not students yet, in any page. */
export const acceptedListOf = (hrefOf: (query: HrefQuery) => Href) =>
  defineList(hrefOf, { params: { keyword: text(), subjectId: uuid() }, pageSizes: [50] });
export type AcceptedList = ReturnType<typeof acceptedListOf>;

export const acceptedQuery = (schoolId: string) => (state: StateOf<AcceptedList>) =>
  schoolStructureApi.studentIntakes.accepted.queryOptions({
    params: { id: schoolId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

export const acceptedNames = ({ name, nameKm }: AcceptedApplication) => ({
  name,
  nameNative: nameKm || name,
});
