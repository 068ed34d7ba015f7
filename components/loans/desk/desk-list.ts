import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, choices, day, matching, tab, text, uuid } from '@/components/kits/list/list-params';
import { marketingApi } from '@/lib/api/marketing';
import { loanSorts } from '@/lib/contract/loans/loans';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { loanReasons, loanStatuses } from '@/lib/domain/loans/loan-rules';
import { href } from '@/lib/routes/href';

/** Drafts are the students' own. */
export const deskStatuses = loanStatuses.filter((status) => status !== 'draft');
/** Past due for more than so many days; 0 is every loan that is late. */
export const pastDueChoices = ['0', '30', '60', '90'] as const;
const amount = () => matching(/^\d{1,3}$/, toAsciiDigits);

export const deskList = defineList((query) => href('/advisor/student-loan', undefined, query), {
  params: {
    bankId: tab(uuid()),
    status: tab(choice(['', ...deskStatuses])),
    keyword: text(),
    pastDueDays: choice(['', ...pastDueChoices]),
    reason: choices(loanReasons),
    minAmount: amount(),
    maxAmount: amount(),
    from: day(),
    to: day(),
  },
  sorts: [...loanSorts],
  pageSizes: [20, 50, 100],
});

export const deskQuery = (bankId: string) => (state: StateOf<typeof deskList>) => {
  const { bankId: _chosen, reason, ...filters } = state.filters;
  const sort = loanSorts.find((each) => each === state.sort);
  return marketingApi.loans.listOfBank.queryOptions({
    params: { bankId },
    query: {
      ...givenOf(filters),
      ...(reason.length > 0 && { reason: reason.join() }),
      ...(sort && { sort }),
      ...rangeOf(state),
    },
  });
};
