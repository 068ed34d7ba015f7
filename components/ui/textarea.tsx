import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

/** Grows with its text where the browser supports it. Its limit is said by the form kit. */
export function Textarea({ className, rows = 4, ...props }: Omit<ComponentProps<'textarea'>, 'maxLength'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={cn(controlStyle, 'field-sizing-content min-h-28 py-2.5', className)}
    />
  );
}
