'use client';

import { Checkbox } from '@/components/ui/checkbox';

export interface Option {
  value: string;
  label: string;
  /** Such as how many there are. */
  hint?: string;
}

interface CheckListProps {
  options: readonly Option[];
  chosen?: readonly string[];
  onToggle: (value: string) => void;
}

/** Any number of a list. */
export function CheckList({ options, chosen = [], onToggle }: CheckListProps) {
  return (
    <ul>
      {options.map(({ value, label, hint }) => (
        <li key={value}>
          <Checkbox checked={chosen.includes(value)} onChange={() => onToggle(value)}>
            {label} {hint && <span className="text-sm text-muted">{hint}</span>}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
