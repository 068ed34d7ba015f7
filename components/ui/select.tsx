import { Icon } from './icon';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

/** The native select: on phones the system's own list is best. Pass `option` elements. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={cn(controlStyle, 'min-h-12 appearance-none text-ellipsis py-2 pr-10', className)}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
