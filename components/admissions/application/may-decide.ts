import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';

/** A backend that says nothing of rights answers those who decide alone. */
export const mayDecide = ({ right }: Pick<Applicant, 'right'>): boolean =>
  right === undefined || right === 'decide';
