'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { formatTypedMoney, readMoney } from '@/lib/domain/values/money';
import { Field, type FieldBase } from './field';

interface MoneyFieldProps extends FieldBase {
  currency?: 'USD' | 'KHR';
}

const signs = { USD: '$', KHR: '៛' };

/** An amount, Khmer digits and separators included; the value is a number, null while it is empty. */
export function MoneyField({ currency = 'USD', ...base }: MoneyFieldProps) {
  const { field } = useController({ name: base.name, defaultValue: null });
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = field.value;
  const shown = typeof value === 'number' ? formatTypedMoney(value) : '';
  const change = (text: string) => {
    setTyped(text);
    const amount = readMoney(text, currency);
    // Text that is not an amount stays as typed, and the schema refuses it.
    field.onChange(amount === undefined ? text : amount);
  };
  return (
    <Field {...base}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-3.5 top-1/2 -translate-y-1/2 text-muted"
          >
            {signs[currency]}
          </span>
          <Input
            {...control}
            ref={field.ref}
            name={field.name}
            inputMode={currency === 'USD' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={typed ?? (typeof value === 'string' ? value : shown)}
            onChange={(event) => change(event.target.value)}
            onBlur={() => {
              if (typeof value !== 'string') setTyped(null);
              field.onBlur();
            }}
            className="pl-9 tabular-nums"
          />
        </div>
      )}
    </Field>
  );
}
