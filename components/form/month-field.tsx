'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { digitsOf, joinMonth, splitDate } from './date-parts';
import { Field, type FieldBase } from './field';
import { monthNames } from './month-names';

/** A month of a year, for an event without an exact day; the value is the month's last day, MM/DD/YYYY. */
export function MonthField(base: FieldBase) {
  const t = useTranslations('form');
  const locale = useLocale();
  const { field } = useController({ name: base.name, defaultValue: '' });
  const { month, year } = splitDate(typeof field.value === 'string' ? field.value : '');
  const change = (parts: { month?: string; year?: string }) =>
    field.onChange(joinMonth({ month, year, ...parts }));

  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <div
          className="grid grid-cols-[minmax(0,1fr)_6.25rem] gap-2"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
          }}
        >
          <Select
            {...control}
            id={id}
            ref={field.ref}
            aria-label={t('month')}
            value={month}
            onChange={(event) => change({ month: event.target.value })}
          >
            <option value="">{t('month')}</option>
            {monthNames(locale).map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {name}
              </option>
            ))}
          </Select>
          <Input
            {...control}
            aria-label={t('year')}
            placeholder={t('year')}
            inputMode="numeric"
            autoComplete="off"
            value={year}
            onChange={(event) => change({ year: digitsOf(event.target.value, 4) })}
          />
        </div>
      )}
    </Field>
  );
}
