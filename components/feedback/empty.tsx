import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/illustration';
import type { State } from '@/lib/illustrations/illustration-files';

interface EmptyProps {
  title: ReactNode;
  /** What the person can do about it. */
  children?: ReactNode;
  action?: ReactNode;
  illustration?: State;
}

/** An empty list that says what to do next. */
export function Empty({ title, children, action, illustration = 'nothing' }: EmptyProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Illustration name={`state-${illustration}`} className="h-36 w-auto object-contain" />
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {children && <div className="mt-1.5 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
