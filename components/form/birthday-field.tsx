'use client';

import { useTranslations } from 'next-intl';
import { joinDate, splitDate } from './date-parts';
import type { FieldBase } from './field';
import { PartsField } from './parts-field';

interface BirthdayFieldProps extends FieldBase {
  /** One's own, which the browser may fill in. */
  autoComplete?: 'bday';
}

/** A birthday in three parts, day first as Cambodians write it: no calendar is turned back that far. The value is MM/DD/YYYY. */
export function BirthdayField({ hint, ...base }: BirthdayFieldProps) {
  const t = useTranslations('form');
  return (
    <PartsField
      {...base}
      hint={hint ?? t('dateHint')}
      parts={['day', 'month', 'year']}
      grid="grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] sm:grid-cols-[4.75rem_minmax(0,1fr)_6.25rem]"
      split={splitDate}
      join={joinDate}
    />
  );
}
