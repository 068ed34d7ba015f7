'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type DateParts, digitsOf, joinDate, splitDate } from './date-parts';
import { Field, type FieldBase } from './field';
import { monthNames } from './month-names';

interface DateFieldProps extends FieldBase {
  /** For a birthday that the browser may autofill. */
  autoComplete?: 'bday';
}

/** A date in three parts, day first as Cambodians write it; the value is MM/DD/YYYY. */
export function DateField({ autoComplete, ...base }: DateFieldProps) {
  const t = useTranslations('form');
  const locale = useLocale();
  const { field } = useController({ name: base.name, defaultValue: '' });
  const parts = splitDate(typeof field.value === 'string' ? field.value : '');
  const change = (change: Partial<DateParts>) => field.onChange(joinDate({ ...parts, ...change }));
  const fill = (part: string) => (autoComplete ? `${autoComplete}-${part}` : 'off');

  return (
    <Field {...base} hint={base.hint ?? t('dateHint')} group>
      {({ id, ...control }) => (
        <div
          className="grid grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] sm:grid-cols-[4.75rem_minmax(0,1fr)_6.25rem] gap-2"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
          }}
        >
          <Input
            {...control}
            id={id}
            ref={field.ref}
            aria-label={t('day')}
            placeholder={t('day')}
            inputMode="numeric"
            autoComplete={fill('day')}
            value={parts.day}
            onChange={(event) => change({ day: digitsOf(event.target.value, 2) })}
          />
          <Select
            {...control}
            aria-label={t('month')}
            autoComplete={fill('month')}
            value={parts.month}
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
            autoComplete={fill('year')}
            value={parts.year}
            onChange={(event) => change({ year: digitsOf(event.target.value, 4) })}
          />
        </div>
      )}
    </Field>
  );
}
