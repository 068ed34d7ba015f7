import type { VacancyApplicant } from '@/lib/contract/careers/vacancy-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import type { Caller, Reader } from '@/backend/deps';
import { isAdvisor } from '@/backend/core/access/staff';
import { agesOf } from '@/backend/core/access/birthdays';
import { maskedWords } from './mask-profile';

/** Applicants as a caller may read them: numbers and addresses of who is not known to be an adult are for advisors only. */
export async function withoutNumbersOfMinors(
  deps: Reader,
  caller: Caller,
  rows: readonly VacancyApplicant[],
): Promise<VacancyApplicant[]> {
  if (isAdvisor(caller)) return [...rows];
  const people = rows.flatMap(({ userId }) => userId ?? []);
  const ages = await agesOf(deps.db, people, dayInCambodia(deps.clock.now()));
  const isShown = (userId: string | null) => userId === null || ages.get(userId)?.age === 'adult';
  return rows.map((row) =>
    isShown(row.userId) ? row : { ...row, ...maskedWords(row), phone: null, email: null },
  );
}
