import { type DuePart, dueParts, partsInOrder, type PaymentOrder } from './loan-postings';
import { instalmentDay, monthlyInterest } from './loan-plan';

/** What a loan is, as it was agreed; amounts in cents, days YYYY-MM-DD. */
export interface BookTerms {
  /** What is planned for each month, in order. */
  paymentsCents: readonly number[];
  yearlyRatePercent: number;
  paidOutOn: string;
  paymentOrder: PaymentOrder;
}

type Parts = Record<DuePart, number>;

/** What is due on one day. */
export interface Due {
  number: number;
  dueOn: string;
  owed: Parts;
  paid: Parts;
  /** The day on which the last of it was paid; null while something is open. */
  paidOn: string | null;
}

interface Charge {
  number: number;
  on: string;
  cents: number;
}

/** A loan on its way through the days. `principal` is not repaid yet, due or not. */
export interface Run {
  terms: BookTerms;
  principal: number;
  /** Paid before it was due; interest is not counted on it. */
  ahead: number;
  dues: Map<number, Due>;
  charges: Charge[];
  /** The instalment whose month runs. */
  number: number;
  monthStart: string;
  monthEnd: string;
  /** Up to this day interest is counted in `centDays`. */
  countedTo: string;
  /** Cents owed, times days, of the running month. */
  centDays: number;
  /** Instalments whose interest was noted before there was a ledger. */
  noted: ReadonlySet<number>;
  lastPaidOn: string;
  paid: Parts;
}

const dayMs = 86_400_000;
const noParts = (): Parts => ({ fee: 0, interest: 0, principal: 0 });
/** Days from one day to another; negative where it lies before. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export const openOf = ({ owed, paid }: Due): number =>
  dueParts.reduce((sum, part) => sum + owed[part] - paid[part], 0);

/** The dues in the order of their days. */
export const duesOf = (run: Run): Due[] => [...run.dues.values()].sort((a, b) => a.number - b.number);

const dueDay = ({ terms }: Run, number: number) => instalmentDay(terms.paidOutOn, number);

export const startRun = (terms: BookTerms, noted: ReadonlySet<number>): Run => ({
  terms,
  principal: 0,
  ahead: 0,
  dues: new Map(),
  charges: [],
  number: 1,
  monthStart: terms.paidOutOn,
  monthEnd: instalmentDay(terms.paidOutOn, 1),
  countedTo: terms.paidOutOn,
  centDays: 0,
  noted,
  lastPaidOn: terms.paidOutOn,
  paid: noParts(),
});

const dueAt = (run: Run, number: number): Due => {
  const known = run.dues.get(number);
  if (known) return known;
  const due = { number, dueOn: dueDay(run, number), owed: noParts(), paid: noParts(), paidOn: null };
  run.dues.set(number, due);
  return due;
};

/** Counts interest up to a day of the running month. */
export function countTo(run: Run, day: string): void {
  run.centDays += Math.max(0, run.principal - run.ahead) * daysFrom(run.countedTo, day);
  run.countedTo = day;
}

/** Interest of the running month up to the last counted day, in whole cents. */
export function accruedOf(run: Run): number {
  if (run.noted.has(run.number)) return 0;
  const days = daysFrom(run.monthStart, run.monthEnd);
  return monthlyInterest(run.centDays, run.terms.yearlyRatePercent, days);
}

const openPart = (run: Run, part: DuePart): number =>
  duesOf(run).reduce((sum, { owed, paid }) => sum + owed[part] - paid[part], 0);

/** Charged and not paid yet. */
export const openInterest = (run: Run): number => openPart(run, 'interest');
export const openFees = (run: Run): number => openPart(run, 'fee');

/** What would end the debt on the last counted day. */
export const payoffOf = (run: Run): number =>
  run.principal + openInterest(run) + openFees(run) + accruedOf(run) - run.ahead;

const pay = (run: Run, due: Due, part: DuePart, day: string): void => {
  const cents = Math.min(run.ahead, due.owed[part] - due.paid[part]);
  if (cents <= 0) return;
  due.paid[part] += cents;
  run.paid[part] += cents;
  run.ahead -= cents;
  if (part === 'principal') run.principal -= cents;
  if (openOf(due) === 0) due.paidOn = day;
};

/** Pays what is due with what is there, oldest first. */
const payDues = (run: Run, upTo: string, day: string): void => {
  for (const due of duesOf(run))
    if (due.dueOn <= upTo) for (const part of partsInOrder[run.terms.paymentOrder]) pay(run, due, part, day);
};

/** The whole rest falls due on a day: interest so far, and all principal. */
const settle = (run: Run, day: string): void => {
  const cents = accruedOf(run);
  const due = dueAt(run, run.number);
  if (cents > 0) run.charges.push({ number: run.number, on: day, cents });
  due.owed.interest += cents;
  due.owed.principal += run.principal - openPart(run, 'principal');
  run.centDays = 0;
  for (const each of duesOf(run)) each.dueOn = each.dueOn < day ? each.dueOn : day;
  payDues(run, day, day);
};

/** Money comes in, or is given up, on a counted day. */
export function receive(run: Run, cents: number, day: string): void {
  run.ahead += cents;
  run.lastPaidOn = day;
  if (run.principal > 0 && payoffOf(run) <= 0) settle(run, day);
  else payDues(run, day, day);
}

/** A fee is due with the oldest open due, or else with the running month. */
export function chargeFee(run: Run, cents: number, day: string): void {
  const late = duesOf(run).find((due) => due.dueOn <= day && openOf(due) > 0);
  const due = late ?? dueAt(run, run.number);
  due.owed.fee += cents;
  due.paidOn = null;
  payDues(run, day, run.lastPaidOn);
}

/** Interest as it was noted before there was a ledger. */
export function chargeNoted(run: Run, number: number, cents: number): void {
  dueAt(run, number).owed.interest += cents;
}

/** Ends the running month: its interest and its part of the debt are due. */
export function endMonth(run: Run): void {
  const { number, monthEnd } = run;
  countTo(run, monthEnd);
  const cents = accruedOf(run);
  const due = dueAt(run, number);
  if (cents > 0) run.charges.push({ number, on: monthEnd, cents });
  due.owed.interest += cents;
  const rest = run.principal - openPart(run, 'principal');
  const planned = run.terms.paymentsCents[number - 1];
  const isLast = planned === undefined || number === run.terms.paymentsCents.length;
  due.owed.principal += isLast ? rest : Math.min(rest, Math.max(0, planned - due.owed.interest));
  run.number += 1;
  run.monthStart = monthEnd;
  run.monthEnd = dueDay(run, run.number);
  run.centDays = 0;
  payDues(run, monthEnd, run.lastPaidOn);
  if (openOf(due) === 0) due.paidOn ??= run.lastPaidOn;
}
