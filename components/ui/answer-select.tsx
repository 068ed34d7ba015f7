'use client';

import { useId } from 'react';
import { Select } from './select';

interface AnswerSelectProps<Value extends string> {
  label: string;
  /** The option for no answer. */
  none: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onPick: (value: Value | null) => void;
}

/** One of a few, or no answer; outside of forms, where an answer counts at once. */
export function AnswerSelect<Value extends string>({
  label,
  none,
  value,
  options,
  onPick,
}: AnswerSelectProps<Value>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={(event) => onPick(options.find((each) => each.value === event.target.value)?.value ?? null)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
