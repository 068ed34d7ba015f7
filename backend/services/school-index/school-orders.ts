import type { schools } from '@/backend/db/schema';

/** What a school is found and ordered by. */
export type IndexedSchool = Pick<
  typeof schools.$inferSelect,
  | 'id'
  | 'status'
  | 'schoolType'
  | 'verified'
  | 'isPublic'
  | 'province'
  | 'categoryIds'
  | 'minFeeCents'
  | 'maxFeeCents'
  | 'programCount'
  | 'nameFold'
  | 'searchFold'
  | 'sortKeyKm'
  | 'sortKeyEn'
>;

export type Compare = (a: IndexedSchool, b: IndexedSchool) => number;

/** As PostgreSQL's collation "C" has it: by code point, where JavaScript goes by UTF-16 unit. */
export const compareCodePoints = (a: string, b: string): number => {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    const isPair = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    return isPair(x) === isPair(y) ? x - y : isPair(x) ? 1 : -1;
  }
  return a.length - b.length;
};

/** No fee stands last, whichever way fees go. */
const compareFees = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a - b;

const feeHigh: Compare = (a, b) =>
  a.maxFeeCents === null || b.maxFeeCents === null
    ? compareFees(a.maxFeeCents, b.maxFeeCents)
    : b.maxFeeCents - a.maxFeeCents;

/** Every order that can be asked for; equal ones go by id. */
export const schoolOrders = {
  km: (a, b) => compareCodePoints(a.sortKeyKm, b.sortKeyKm),
  en: (a, b) => compareCodePoints(a.sortKeyEn, b.sortKeyEn),
  'fee-low': (a, b) => compareFees(a.minFeeCents, b.minFeeCents),
  'fee-high': feeHigh,
  programs: (a, b) => b.programCount - a.programCount,
} satisfies Record<string, Compare>;
