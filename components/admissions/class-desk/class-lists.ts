import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, day, matching, text, uuid } from '@/components/kits/list/list-params';
import { lmsApi } from '@/lib/api/lms';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { href } from '@/lib/routes/href';

/** The addresses of the views of one school's desk. */
export const classListsOf = (schoolId: string) => ({
  classes: defineList((query) => href('/partner/class', undefined, { schoolId, ...query }), {
    params: { keyword: text() },
  }),
  courses: defineList((query) => href('/partner/class', undefined, { schoolId, view: 'courses', ...query }), {
    params: {
      keyword: text(),
      structureRecordId: uuid(),
      academicYear: matching(/^\d{4}-\d{4}$/, toAsciiDigits),
      term: choice(['', '1', '2', '3']),
      archived: choice(['', 'true']),
    },
  }),
  timetable: defineList(
    (query) => href('/partner/class', undefined, { schoolId, view: 'timetable', ...query }),
    { params: { day: day(), structureRecordId: uuid() } },
  ),
  results: defineList((query) => href('/partner/class', undefined, { schoolId, view: 'results', ...query }), {
    params: { structureRecordId: uuid(), term: matching(/^\d{4}-\d{4}\.\d$/) },
  }),
  rules: href('/partner/class', undefined, { schoolId, view: 'rules' }),
});
export type ClassLists = ReturnType<typeof classListsOf>;

export const classQuery = (orgId: string) => (state: StateOf<ClassLists['classes']>) =>
  lmsApi.courses.classes.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });

export const courseQuery = (orgId: string) => (state: StateOf<ClassLists['courses']>) =>
  lmsApi.courses.list.queryOptions({
    params: { orgId },
    query: { ...givenOf(state.filters), ...rangeOf(state) },
  });
