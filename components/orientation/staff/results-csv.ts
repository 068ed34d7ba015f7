import type { UserResult } from '@/lib/contract/qa/users-result';
import { writeCsv } from '@/lib/domain/csv';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import type { Locale } from '@/lib/i18n/locales';

interface Wording {
  /** The header, in the order of the cells. */
  columns: readonly string[];
  testName: (test: UserResult['test']) => string;
  locale: Locale;
}

/** Results as a file for Excel: both names, the test, the code, the province, the school, the ISO day. */
export const resultsCsv = (results: readonly UserResult[], { columns, testName, locale }: Wording): string =>
  writeCsv([
    columns,
    ...results.map(({ user, test, code, takenAt }) => {
      const place = user.province === null ? undefined : provinceByCode(user.province);
      return [
        `${user.lastName} ${user.firstName}`.trim(),
        `${user.lastNameKm ?? ''} ${user.firstNameKm ?? ''}`.trim(),
        testName(test),
        code,
        place ? placeLabel(place, locale) : '',
        user.currentSchool ?? '',
        dayInCambodia(takenAt),
      ];
    }),
  ]);
