import { cn } from './cn';

/** Decorative; the busy control has `aria-busy`. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('spinner', className)} />;
}
