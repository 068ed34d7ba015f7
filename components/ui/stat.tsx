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
        <span aria-hidden="true" className="stat-icon">
          {icon}
        </span>
      )}
      <dl>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {hint && <dd>{hint}</dd>}
      </dl>
    </div>
  );
}
