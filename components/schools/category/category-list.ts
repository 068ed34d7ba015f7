import { defineList, type StateOf } from '@/components/kits/list/list-address';
import { text } from '@/components/kits/list/list-params';
import { academicApi } from '@/lib/api/academic';
import type { Category } from '@/lib/contract/schools/categories';
import { fold } from '@/lib/domain/khmer/khmer';
import { href } from '@/lib/routes/href';

export const categoryList = defineList((query) => href('/advisor/category', undefined, query), {
  params: { keyword: text(), field: text() },
  sorts: ['name', '-name', 'programs', '-programs'],
  pageSizes: [20, 50, 100],
});
type ListState = StateOf<typeof categoryList>;

const namesOf = ({ name, nameNative, fieldName, fieldNameNative }: Category) =>
  fold([name, nameNative, fieldName, fieldNameNative].join('\n'));

const byName = new Intl.Collator('en');
const orders: Record<string, (a: Category, b: Category) => number> = {
  name: (a, b) => byName.compare(a.name, b.name),
  programs: (a, b) => a.subjectCount - b.subjectCount,
};

/** What an address asks for, of all majors. */
function majorsOf(all: readonly Category[], { filters, sort, page, pageSize }: ListState) {
  const wanted = fold(filters.keyword);
  const found = all.filter(
    (category) =>
      (filters.field === '' || category.field === filters.field) && namesOf(category).includes(wanted),
  );
  const order = orders[sort.replace(/^-/, '')];
  const sorted = order ? found.toSorted(order) : found;
  const inOrder = sort.startsWith('-') ? sorted.toReversed() : sorted;
  return { data: inOrder.slice((page - 1) * pageSize, page * pageSize), countTotal: found.length };
}

/** The endpoint answers with all majors: they are few, and catalogues need them all. */
export const categoriesOf = (state: ListState) => ({
  queryKey: [...academicApi.categories.key, 'desk', state],
  queryFn: async () => majorsOf((await academicApi.categories.list()).data, state),
});

/** The fields of study, each once, in their order. */
export const fieldsOf = (all: readonly Category[]): Category[] => [
  ...new Map(all.map((category) => [category.field, category])).values(),
];
