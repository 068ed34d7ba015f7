'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';

interface CvChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One choice about the look of a CV. */
export function CvChoice<Value extends string>({
  label,
  value,
  choices,
  nameOf,
  onChange,
}: CvChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="max-w-60">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(choices.find((each) => each === target.value) ?? value)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}
