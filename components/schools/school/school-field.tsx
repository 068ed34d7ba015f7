'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ComboboxField } from '@/components/form/combobox-field';
import type { FieldBase } from '@/components/form/field';
import { readAllRows } from '@/components/kits/list/read-all-rows';
import { academicApi } from '@/lib/api/academic';
import { pickName } from '@/lib/i18n/pick';

const staleMs = 5 * 60_000;
const schoolsPerCall = 100;

interface SchoolFieldProps extends FieldBase {
  /** What no school is called; null where one has to be chosen. */
  none?: string | null;
}

/** One of all schools, found by typing its name in either language. */
export function SchoolField({ none, ...base }: SchoolFieldProps) {
  const t = useTranslations('list');
  const locale = useLocale();
  const { data = [] } = useQuery({
    queryKey: ['list', 'schools'],
    staleTime: staleMs,
    queryFn: () =>
      readAllRows(schoolsPerCall, async (range) => {
        const { hits, total } = await academicApi.schools.search({ query: range });
        return { data: hits, countTotal: total.value };
      }),
  });
  return (
    <ComboboxField
      {...base}
      options={[
        ...(none === null ? [] : [{ value: '', label: none ?? t('anySchool') }]),
        ...data.map((school) => ({
          value: school.schoolId,
          label: pickName(school, locale),
          alias: `${school.name} ${school.nameNative}`,
        })),
      ]}
    />
  );
}
