'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import { Field, type FieldBase } from './field';
import type { Option } from './options';

interface SelectFieldProps extends FieldBase {
  options: readonly Option[];
  /** The text before a choice; its value is ''. */
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
  /** Called after a change of the value, for dependent selects. */
  onPick?: (value: string) => void;
}

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, optional, className, options, placeholder, onPick, ...select } = props;
  const t = useTranslations('form');
  const { register } = useFormContext();
  const field = register(name, {
    onChange: (event: { target: { value: string } }) => onPick?.(event.target.value),
  });
  return (
    <Field name={name} label={label} hint={hint} optional={optional} className={className}>
      {(control) => (
        <Select {...select} {...control} {...field}>
          <option value="">{placeholder ?? t('select')}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
