'use client';

import { Fragment, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Radio, RadioGroup } from '@/components/ui/radio-group';
import { Field, type FieldBase } from './field';

export interface Choice {
  value: string | boolean | null;
  label: ReactNode;
  hint?: ReactNode;
  /** The heading above the first choice of each group. */
  group?: string;
}

interface ChoiceFieldProps extends FieldBase {
  choices: readonly Choice[];
  columns?: 1 | 2 | 3;
  /** In a row on phones too, for choices of a word or two. */
  compact?: boolean;
}

const compactStyle = { 1: '', 2: 'grid-cols-2', 3: 'grid-cols-3' };

/**
 * Radios for values other than texts: yes or no, one of a list or none. Nothing is selected while the value is
 * undefined.
 */
export function ChoiceField({ choices, columns = 1, compact = false, ...base }: ChoiceFieldProps) {
  const { field } = useController({ name: base.name });
  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <RadioGroup
          {...control}
          aria-label={base.label}
          columns={columns}
          className={compact ? compactStyle[columns] : undefined}
        >
          {choices.map(({ value, label, hint, group }, index) => (
            <Fragment key={String(value)}>
              {group !== choices[index - 1]?.group && (
                <p className="col-span-full mt-2 border-t border-border pt-2 text-sm font-semibold text-muted first:mt-0 first:border-0 first:pt-0">
                  {group}
                </p>
              )}
              <Radio
                id={index === 0 ? id : undefined}
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                checked={field.value === value}
                onChange={() => field.onChange(value)}
                onBlur={field.onBlur}
                hint={hint}
              >
                {label}
              </Radio>
            </Fragment>
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}
