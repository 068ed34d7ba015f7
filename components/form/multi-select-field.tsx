'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { fold } from '@/lib/domain/khmer/khmer';
import { Field, type FieldBase } from './field';
import type { Option } from './options';

/** Longer lists get a search field. */
const searchedFrom = 10;

interface MultiSelectFieldProps extends FieldBase {
  options: readonly Option[];
  columns?: 1 | 2 | 3;
}

const columnStyle = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

/** Any number of a list, as checkboxes; the value is an array in the order of the options. */
export function MultiSelectField({ options, columns = 1, ...base }: MultiSelectFieldProps) {
  const t = useTranslations('form');
  const { field } = useController({ name: base.name, defaultValue: [] });
  const [typed, setTyped] = useState('');
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const isSearched = options.length >= searchedFrom;
  const wanted = fold(typed);
  const shown = options.filter(({ label }) => fold(label).includes(wanted));
  const chosenLabels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const toggle = (value: string) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)),
    );
  return (
    <Field {...base} group>
      {({ id, 'aria-required': _required, ...control }) => (
        <div className="grid gap-2" onBlur={field.onBlur}>
          {isSearched && (
            <Input
              aria-label={t('multiSelect.search', { label: base.label })}
              placeholder={t('multiSelect.placeholder')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // Enter in a field sends its form, and here nothing is said yet.
                event.preventDefault();
                const [only, ...others] = shown;
                if (only && others.length === 0) toggle(only.value);
              }}
            />
          )}
          <p role="status" className="text-sm text-muted">
            {t('multiSelect.chosen', { count: chosen.length })}
            {isSearched && chosenLabels.length > 0 && `: ${chosenLabels.join(', ')}`}
          </p>
          <div className={`grid max-h-80 gap-x-4 gap-y-1 overflow-y-auto ${columnStyle[columns]}`}>
            {shown.map(({ value, label, hint }, index) => (
              <Checkbox
                key={value}
                {...control}
                id={index === 0 ? id : undefined}
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              >
                {label}
                {hint && <span className="block text-sm text-muted">{hint}</span>}
              </Checkbox>
            ))}
          </div>
          {shown.length === 0 && (
            <p className="text-sm text-muted">
              {t(options.length > 0 ? 'combobox.none' : 'combobox.nothingYet')}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
