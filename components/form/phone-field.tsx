'use client';

import { useFormContext } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';
import { Field, type FieldBase } from './field';

/** A phone number, Khmer digits included; shown in groups once it is valid. The schema converts it to E.164. */
export function PhoneField({ name, label, hint, optional, className }: FieldBase) {
  const { register, setValue } = useFormContext();
  const field = register(name, {
    onBlur: (event: { target: { value: string } }) => {
      const number = normalizePhone(event.target.value);
      if (number) setValue(name, formatPhone(number));
    },
  });
  return (
    <Field name={name} label={label} hint={hint} optional={optional} className={className}>
      {(control) => (
        <Input
          {...control}
          {...field}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="012 345 678"
        />
      )}
    </Field>
  );
}
