import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  hint?: ReactNode;
}

/** One choice as a card; native radio, so arrow keys and forms work. */
export function Radio({ children, hint, className, ...props }: RadioProps) {
  return (
    <label
      className={cn(
        'flex min-h-12 items-start gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        className,
      )}
    >
      <input {...props} type="radio" className="mt-[0.3em] size-5 shrink-0 accent-accent outline-none" />
      <span className="min-w-0">
        <span className="block font-medium">{children}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}

interface RadioGroupProps extends ComponentProps<'div'> {
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
}

const columnStyle = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

export function RadioGroup({ columns = 1, className, ...props }: RadioGroupProps) {
  return <div role="radiogroup" {...props} className={cn('grid gap-2.5', columnStyle[columns], className)} />;
}
