import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

/** Its limit is said by the form kit: the browser's own cuts what is pasted without a word. */
export function Input({ className, ...props }: Omit<ComponentProps<'input'>, 'maxLength'>) {
  return <input {...props} className={cn(controlStyle, 'min-h-12 py-2', className)} />;
}
