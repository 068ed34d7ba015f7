'use client';

import { useController } from 'react-hook-form';
import { Field, type FieldBase } from '@/components/form/field';
import type { Option } from '@/components/form/options';
import { Checkbox } from '@/components/ui/checkbox';

/** Several of a few; the value is the list of ticked ones. */
export function ChoicesField({ options, ...base }: FieldBase & { options: readonly Option[] }) {
  const { field } = useController({ name: base.name, defaultValue: [] });
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <div className="flex flex-wrap gap-x-5">
          {options.map(({ value, label }, index) => (
            <Checkbox
              {...control}
              key={value}
              id={index === 0 ? id : undefined}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}
