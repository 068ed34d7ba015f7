import type { ComponentProps } from 'react';
import { cn } from './cn';
import { softTone, type Tone } from './tone';

export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span {...props} className={cn('badge', softTone[tone], className)} />;
}
