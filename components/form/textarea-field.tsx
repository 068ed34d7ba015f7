'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Textarea } from '@/components/ui/textarea';
import { Field, type FieldBase } from './field';
import { FieldLimit } from './limited-text';

interface TextareaFieldProps
  extends FieldBase, Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'maxLength' | 'lang'> {}

export function TextareaField({
  name,
  label,
  hint,
  optional,
  className,
  maxLength,
  ...textarea
}: TextareaFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} optional={optional} className={className}>
      {(control) => (
        <>
          <Textarea {...textarea} {...control} {...register(name)} />
          {maxLength !== undefined && <FieldLimit name={name} max={maxLength} />}
        </>
      )}
    </Field>
  );
}
