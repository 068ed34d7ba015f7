'use client';

import { useFormContext } from 'react-hook-form';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { Field, type FieldBase } from './field';
import type { Option } from './options';

interface RadioFieldProps extends FieldBase {
  options: readonly Option[];
  columns?: 1 | 2 | 3;
}

export function RadioField({ options, columns, ...field }: RadioFieldProps) {
  const { register } = useFormContext();
  return (
    <Field {...field} group>
      {({ id, ...control }) => (
        <RadioGroup {...control} aria-label={field.label} columns={columns}>
          {options.map(({ value, label, hint }, index) => (
            <Radio
              key={value}
              id={index === 0 ? id : undefined}
              value={value}
              hint={hint}
              {...register(field.name)}
            >
              {label}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}
