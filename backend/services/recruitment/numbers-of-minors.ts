import type { VacancyApplicant } from '@/lib/contract/recruitment/vacancy-shapes';
import type { Caller, Reader } from '@/backend/deps';
import { isAdvisor } from '@/backend/services/access/staff';
import { isKnownMinor } from '@/backend/services/user/birthdays';

/** Applicants as a caller may read them: numbers and addresses of minors are for advisors only. */
export async function withoutNumbersOfMinors(
  deps: Reader,
  caller: Caller,
  rows: readonly VacancyApplicant[],
): Promise<VacancyApplicant[]> {
  if (isAdvisor(caller)) return [...rows];
  const shown: VacancyApplicant[] = [];
  for (const row of rows) {
    const isMinor = row.userId !== null && (await isKnownMinor(deps, row.userId));
    shown.push(isMinor ? { ...row, phone: null, email: null } : row);
  }
  return shown;
}
