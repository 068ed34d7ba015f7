import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Scrolls sideways inside itself on phones, so that the page never does. */
export function Table({ className, label, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="min-w-0 overflow-x-auto rounded-lg border border-border bg-surface"
    >
      <table {...props} className={cn('w-full border-collapse text-left text-sm', className)} />
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead {...props} className={cn('bg-sunken text-muted', className)} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={cn('border-b border-border last:border-b-0', className)} />;
}

export function HeaderCell({ className, children, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="col" {...props} className={cn('whitespace-nowrap px-4 py-3 font-semibold', className)}>
      {children}
    </th>
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={cn('min-w-28 px-4 py-3 align-top', className)} />;
}
