import type { LoanStatus } from '@/lib/domain/loans/loan-rules';

type Step = readonly [status: LoanStatus, daysAgo: number, note?: string];

/** What has happened to a loan, by days before the seeding. */
export interface LoanStory {
  steps: readonly Step[];
  amount: number;
  months: 3 | 6 | 12;
  /** The first instalments, each on its day. */
  paid?: number;
  /** Payments that did not follow the plan, in place of `paid`. */
  payments?: readonly { daysAgo: number; cents: number }[];
}

const sent = (daysAgo: number): Step => ['submitted', daysAgo];
const checked = (daysAgo: number): Step[] => [sent(daysAgo + 3), ['in-review', daysAgo]];
const agreed = (daysAgo: number): Step[] => [...checked(daysAgo + 4), ['approved', daysAgo]];
const paidOut = (daysAgo: number): Step[] => [...agreed(daysAgo + 5), ['paid-out', daysAgo]];

const blurred = 'រូបថតសៀវភៅគ្រួសារមិនច្បាស់។ សូមថតម្តងទៀត។';
const tooMuch = 'ចំណូលរបស់អាណាព្យាបាលមិនគ្រប់សម្រាប់ចំនួននេះទេ។';

/** The demo student's own loans, one at each bank. */
export const studentStories: readonly LoanStory[] = [
  { steps: checked(4), amount: 650, months: 12 },
  { steps: paidOut(70), amount: 320, months: 6, paid: 2 },
];

/** Every state, as often as a desk would have it. */
export const loanStories: readonly LoanStory[] = [
  { steps: [sent(0)], amount: 480, months: 6 },
  { steps: [sent(1)], amount: 750, months: 12 },
  { steps: [sent(2)], amount: 300, months: 3 },
  { steps: [sent(5)], amount: 600, months: 12 },
  { steps: checked(1), amount: 420, months: 6 },
  { steps: checked(2), amount: 799.5, months: 12 },
  { steps: checked(6), amount: 250, months: 3 },
  { steps: [...checked(3), ['returned', 1, blurred]], amount: 550, months: 12 },
  { steps: [sent(9), ['returned', 7, blurred]], amount: 380, months: 6 },
  { steps: agreed(1), amount: 500, months: 12 },
  { steps: agreed(3), amount: 720, months: 12 },
  { steps: [...checked(12), ['rejected', 9, tooMuch]], amount: 790, months: 3 },
  { steps: [...checked(40), ['rejected', 36, tooMuch]], amount: 640, months: 3 },
  { steps: [sent(20), ['cancelled', 18]], amount: 200, months: 3 },
  { steps: paidOut(10), amount: 450, months: 6, paid: 0 },
  { steps: paidOut(45), amount: 700, months: 12, paid: 1 },
  { steps: paidOut(100), amount: 360, months: 6, paid: 3 },
  { steps: paidOut(130), amount: 780, months: 12, paid: 2 },
  { steps: paidOut(75), amount: 290, months: 3, payments: [{ daysAgo: 40, cents: 6_000 }] },
  {
    steps: paidOut(95),
    amount: 600,
    months: 12,
    payments: [
      { daysAgo: 66, cents: 5_500 },
      { daysAgo: 30, cents: 20_000 },
    ],
  },
  { steps: [...paidOut(150), ['closed', 55]], amount: 310, months: 3, paid: 3 },
  { steps: [...paidOut(260), ['closed', 70]], amount: 520, months: 6, paid: 6 },
  { steps: paidOut(75), amount: 330, months: 3, payments: [{ daysAgo: 40, cents: 6_000 }] },
];
