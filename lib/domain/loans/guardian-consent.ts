import { loanLimits } from '@/lib/domain/limits/loans';

/** On this day the person is an adult. */
const adultFrom = (dateOfBirth: string): string => {
  const year = Number(dateOfBirth.slice(0, 4)) + loanLimits.adultYears;
  return `${year}${dateOfBirth.slice(4)}`;
};

/** A minor borrows only with a guardian's agreement. @param today YYYY-MM-DD; a birthday that nobody gave is no minor's. */
export const needsGuardianConsent = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && today < adultFrom(dateOfBirth);
