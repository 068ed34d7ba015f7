'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type DateParts, digitsOf, joinDate, splitDate } from './date-parts';
import { Field, type FieldBase } from './field';
import { joinInstant, splitInstant } from './instant-parts';
import { monthNames } from './month-names';

/** A day and a time of day in Cambodia; the value is an ISO instant, '' when it is empty. */
export function InstantField(base: FieldBase) {
  const t = useTranslations('form');
  const locale = useLocale();
  const { field } = useController({ name: base.name, defaultValue: '' });
  const { date, time } = splitInstant(typeof field.value === 'string' ? field.value : '');
  const parts = splitDate(date);
  const changeDate = (change: Partial<DateParts>) =>
    field.onChange(joinInstant({ date: joinDate({ ...parts, ...change }), time }));
  return (
    <Field {...base} hint={base.hint ?? t('instantHint')} group>
      {({ id, ...control }) => (
        <div
          className="grid grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] gap-2 sm:grid-cols-[4.75rem_minmax(0,1fr)_6.25rem_8rem]"
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
            autoComplete="off"
            value={parts.day}
            onChange={(event) => changeDate({ day: digitsOf(event.target.value, 2) })}
          />
          <Select
            {...control}
            aria-label={t('month')}
            autoComplete="off"
            value={parts.month}
            onChange={(event) => changeDate({ month: event.target.value })}
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
            value={parts.year}
            onChange={(event) => changeDate({ year: digitsOf(event.target.value, 4) })}
          />
          <Input
            {...control}
            type="time"
            aria-label={t('time')}
            autoComplete="off"
            className="col-span-3 sm:col-span-1"
            value={time}
            onChange={(event) => field.onChange(joinInstant({ date, time: event.target.value }))}
          />
        </div>
      )}
    </Field>
  );
}
