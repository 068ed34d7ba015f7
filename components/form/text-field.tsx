'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Field, type FieldBase } from './field';
import { FieldLimit } from './limited-text';

export interface TextFieldProps
  extends
    FieldBase,
    Pick<
      ComponentProps<'input'>,
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'placeholder'
      | 'maxLength'
      | 'lang'
      | 'disabled'
      | 'autoCapitalize'
    > {}

export function TextField({ name, label, hint, optional, className, maxLength, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} optional={optional} className={className}>
      {(control) => (
        <>
          <Input {...input} {...control} {...register(name)} />
          {maxLength !== undefined && <FieldLimit name={name} max={maxLength} />}
        </>
      )}
    </Field>
  );
}
