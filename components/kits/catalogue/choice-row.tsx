'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

interface ChoiceRowProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** None: all. */
  chosen?: string;
  onChoose: (values: string[]) => void;
}

/** All, or one of a few, in a row. */
export function ChoiceRow({ label, options, chosen = '', onChoose }: ChoiceRowProps) {
  const t = useTranslations('catalogue');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-md bg-sunken p-1">
      {[{ value: '', label: t('all') }, ...options].map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 flex-1 place-items-center rounded-sm px-2 text-center text-sm font-medium text-muted has-checked:bg-surface has-checked:text-accent-text has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={chosen === option.value}
            onChange={() => onChoose(option.value ? [option.value] : [])}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
