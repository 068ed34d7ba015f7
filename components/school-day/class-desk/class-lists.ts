import { studentListOf } from '@/components/school-day/student-desk/student-list';
import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, day, matching, tab, text, uuid } from '@/components/kits/list/list-params';
import { lmsApi } from '@/lib/api/lms';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { href, type HrefQuery } from '@/lib/routes/href';

/** What the page of one class shows. */
export const classTabs = ['students', 'courses', 'timetable', 'results'] as const;
export type ClassTab = (typeof classTabs)[number];

const courseParams = {
  keyword: text(),
  structureRecordId: uuid(),
  academicYear: matching(/^\d{4}-\d{4}$/, toAsciiDigits),
  term: choice(['', '1', '2', '3']),
  archived: choice(['', 'true']),
};
const timetableParams = { day: day(), structureRecordId: uuid() };
const resultParams = { structureRecordId: uuid(), term: matching(/^\d{4}-\d{4}\.\d$/) };

const inClass = (schoolId: string, tab: ClassTab) => (query: HrefQuery) =>
  href('/partner/class', undefined, { ...query, schoolId, view: 'class', tab });

/** The addresses of the views of one school's desk. */
export const classListsOf = (schoolId: string) => ({
  ofClass: {
    students: studentListOf(inClass(schoolId, 'students'), true),
    courses: defineList(inClass(schoolId, 'courses'), {
      params: { ...courseParams, structureRecordId: tab(uuid()) },
    }),
    timetable: defineList(inClass(schoolId, 'timetable'), { params: timetableParams }),
    results: defineList(inClass(schoolId, 'results'), { params: resultParams }),
  },
  classes: defineList((query) => href('/partner/class', undefined, { schoolId, ...query }), {
    params: { keyword: text() },
  }),
  courses: defineList((query) => href('/partner/class', undefined, { schoolId, view: 'courses', ...query }), {
    params: courseParams,
  }),
  timetable: defineList(
    (query) => href('/partner/class', undefined, { schoolId, view: 'timetable', ...query }),
    { params: timetableParams },
  ),
  results: defineList((query) => href('/partner/class', undefined, { schoolId, view: 'results', ...query }), {
    params: resultParams,
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
