/** `ended` was checked once; its check no longer counts. */
export const companyStates = ['unchecked', 'checked', 'ended', 'archived'] as const;
export type CompanyState = (typeof companyStates)[number];

/** The state of an employer on a day (ISO, Phnom Penh's calendar); the last day of a check still counts. */
export function companyState(
  company: { archivedAt: Date | null; checkedUntil: string | null },
  today: string,
): CompanyState {
  if (company.archivedAt !== null) return 'archived';
  if (company.checkedUntil === null) return 'unchecked';
  return today <= company.checkedUntil ? 'checked' : 'ended';
}
