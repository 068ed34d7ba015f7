import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Label({ className, children, ...props }: ComponentProps<'label'>) {
  return (
    <label {...props} className={cn('block font-semibold', className)}>
      {children}
    </label>
  );
}
