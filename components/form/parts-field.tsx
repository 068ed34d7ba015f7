'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type DateParts, digitsOf } from './date-parts';
import { Field, type FieldBase } from './field';
import { monthNames } from './month-names';

interface PartsFieldProps extends FieldBase {
  /** In their order; an error leads to the first. */
  parts: readonly (keyof DateParts)[];
  /** The columns of the grid. */
  grid: string;
  /** The parts of the form's value, which may be half typed. */
  split: (value: string) => DateParts;
  join: (parts: DateParts) => string;
  /** For a birthday that the browser may autofill. */
  autoComplete?: 'bday' | undefined;
}

/** One value of a form, typed in parts. */
export function PartsField({ parts, grid, split, join, autoComplete, ...base }: PartsFieldProps) {
  const t = useTranslations('form');
  const locale = useLocale();
  const { field } = useController({ name: base.name, defaultValue: '' });
  const values = split(typeof field.value === 'string' ? field.value : '');
  const change = (part: keyof DateParts, value: string) => field.onChange(join({ ...values, [part]: value }));

  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <div
          className={cn('grid gap-2', grid)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
          }}
        >
          {parts.map((part, index) => {
            const shared = {
              ...control,
              ...(index === 0 && { id, ref: field.ref }),
              'aria-label': t(part),
              autoComplete: autoComplete ? `${autoComplete}-${part}` : 'off',
              value: values[part],
            };
            if (part === 'month')
              return (
                <Select key={part} {...shared} onChange={(event) => change(part, event.target.value)}>
                  <option value="">{t('month')}</option>
                  {monthNames(locale).map((name, month) => (
                    <option key={name} value={String(month + 1)}>
                      {name}
                    </option>
                  ))}
                </Select>
              );
            return (
              <Input
                key={part}
                {...shared}
                placeholder={t(part)}
                inputMode="numeric"
                onChange={(event) => change(part, digitsOf(event.target.value, part === 'day' ? 2 : 4))}
              />
            );
          })}
        </div>
      )}
    </Field>
  );
}
