import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text, uuid } from '@/components/kits/list/list-params';
import { schoolStructureApi } from '@/lib/api/school-structure';
import { studentStatuses } from '@/lib/contract/school-day/student-draft';
import type { Href, HrefQuery } from '@/lib/routes/href';

const sorts = ['name', '-name', 'createdAt', '-createdAt', 'studentCode', '-studentCode'] as const;

const status = choice(['', ...studentStatuses]);

/** The students of one school, in any page; on the page of a class these are always of the class. */
export const studentListOf = (hrefOf: (query: HrefQuery) => Href, isOfClass = false) =>
  defineList((query) => hrefOf({ view: 'students', ...query }), {
    params: {
      status: isOfClass ? status : tab(status),
      keyword: text(),
      structureRecordId: isOfClass ? tab(uuid()) : uuid(),
      subjectId: uuid(),
    },
    sorts,
    pageSizes: [20, 50],
  });
export type StudentList = ReturnType<typeof studentListOf>;

export const studentQuery = (schoolId: string) => (state: StateOf<StudentList>) => {
  const sort = sorts.find((each) => each === state.sort);
  return schoolStructureApi.students.list.queryOptions({
    params: { id: schoolId },
    query: { ...givenOf(state.filters), ...(sort && { sort }), ...rangeOf(state), detail: 'true' },
  });
};
