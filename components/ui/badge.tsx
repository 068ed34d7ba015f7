import type { ComponentProps } from 'react';
import { cn } from './cn';
import { softTone, type Tone } from './tone';

export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      {...props}
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        softTone[tone],
        className,
      )}
    />
  );
}
