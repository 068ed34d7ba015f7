import { ageInYears } from '@/lib/domain/dates/dates';

const adultYears = 18;

/** True until the 18th birthday. @param dateOfBirth and today: YYYY-MM-DD */
export const isMinor = (dateOfBirth: string, today: string): boolean =>
  ageInYears(dateOfBirth, today) < adultYears;
