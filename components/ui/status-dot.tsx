import type { ReactNode } from 'react';
import { cn } from './cn';
import { solidTone, type Tone } from './tone';

interface StatusDotProps {
  tone?: Tone;
  /** A colour from data (steps of applications have their own), instead of a tone. */
  color?: string;
  children: ReactNode;
  className?: string;
}

/** A status as a coloured dot with its name. */
export function StatusDot({ tone = 'neutral', color, children, className }: StatusDotProps) {
  return (
    <span className={cn('status-dot', className)}>
      <span
        aria-hidden="true"
        className={cn('size-2.5 shrink-0 rounded-full', !color && solidTone[tone])}
        style={color ? { backgroundColor: color } : undefined}
      />
      {children}
    </span>
  );
}
