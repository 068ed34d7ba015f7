'use client';

import { useTranslations } from 'next-intl';
import { joinDate, splitDate } from './date-parts';
import type { FieldBase } from './field';
import { joinInstant, splitInstant } from './instant-parts';
import { PartsField, type TimeParts } from './parts-field';

const split = (value: string): TimeParts => {
  const { date, time } = splitInstant(value);
  return { ...splitDate(date), time };
};
const join = ({ time, ...date }: TimeParts) => joinInstant({ date: joinDate(date), time });

/** A day and a time of day in Cambodia; the value is an ISO instant, '' when it is empty. */
export function InstantField({ hint, ...base }: FieldBase) {
  const t = useTranslations('form');
  return (
    <PartsField
      {...base}
      hint={hint ?? t('instantHint')}
      parts={['day', 'month', 'year', 'time']}
      grid="grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] sm:grid-cols-[4.75rem_minmax(0,1fr)_6.25rem_8rem]"
      split={split}
      join={join}
    />
  );
}
