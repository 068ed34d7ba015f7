'use client';

import { useController } from 'react-hook-form';
import { DayInput } from './day-input';
import { textOfValue, valueOfText } from './day-text';
import { Field, type FieldBase } from './field';

/** A day that is near: typed day first, or taken from a calendar; the value is MM/DD/YYYY. */
export function DateField(base: FieldBase) {
  const { field } = useController({ name: base.name, defaultValue: '' });
  return (
    <Field {...base}>
      {(control) => (
        <DayInput
          {...control}
          ref={field.ref}
          label={base.label}
          text={textOfValue(typeof field.value === 'string' ? field.value : '')}
          onText={(text) => field.onChange(valueOfText(text))}
          onLeave={field.onBlur}
        />
      )}
    </Field>
  );
}
