import type { ReactNode } from 'react';
import { cn } from './cn';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function Stat({ label, value, hint, icon, className }: StatProps) {
  return (
    <div className={cn('stat', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text"
        >
          {icon}
        </span>
      )}
      <dl className="min-w-0">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-2xl font-bold tabular-nums">{value}</dd>
        {hint && <dd className="text-sm text-muted">{hint}</dd>}
      </dl>
    </div>
  );
}
