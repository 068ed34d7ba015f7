import { Icon } from './icon';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

interface SelectProps extends ComponentProps<'select'> {
  /** Lower, where it stands beside a title or in a table. */
  dense?: boolean;
}

/** The native select: on phones the system's own list is best. Pass `option` elements. */
export function Select({ className, children, dense = false, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={cn(
          controlStyle,
          'appearance-none text-ellipsis',
          dense ? 'min-h-11 py-1 pr-8 text-sm' : 'min-h-12 py-2 pr-10',
          className,
        )}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className={cn(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted',
          dense ? 'right-2 size-4' : 'right-3 size-5',
        )}
      />
    </span>
  );
}
