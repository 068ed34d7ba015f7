'use client';

import { useTranslations } from 'next-intl';
import { joinDate, splitDate } from './date-parts';
import type { FieldBase } from './field';
import { PartsField } from './parts-field';

interface DateFieldProps extends FieldBase {
  /** For a birthday that the browser may autofill. */
  autoComplete?: 'bday';
}

/** A date in three parts, day first as Cambodians write it; the value is MM/DD/YYYY. */
export function DateField({ hint, ...base }: DateFieldProps) {
  const t = useTranslations('form');
  return (
    <PartsField
      {...base}
      hint={hint ?? t('dateHint')}
      parts={['day', 'month', 'year']}
      grid="grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] sm:grid-cols-[4.75rem_minmax(0,1fr)_6.25rem]"
      split={(value) => ({ ...splitDate(value), time: '' })}
      join={joinDate}
    />
  );
}
