import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** Native checkbox with its label; the whole row is clickable. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-11 items-start gap-3 py-2', className)}>
      <input {...props} type="checkbox" className="mt-[0.35em] size-5 shrink-0 accent-accent" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
