'use client';

export interface CheckOption {
  value: string;
  label: string;
  /** For example a count. */
  hint?: string;
}

interface CheckListProps {
  options: readonly CheckOption[];
  chosen?: readonly string[];
  onToggle: (value: string) => void;
}

/** Selects any number of a list. */
export function CheckList({ options, chosen = [], onToggle }: CheckListProps) {
  return (
    <ul>
      {options.map(({ value, label, hint }) => (
        <li key={value}>
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="mt-[0.35em] size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              {label} {hint && <span className="text-sm text-muted">{hint}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
