import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { cn } from './cn';

const chipStyle = (selected: boolean) => (selected ? 'chip chip-selected' : 'chip');

/** A toggle, such as a filter. */
export function Chip({
  selected = false,
  className,
  ...props
}: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button {...props} type="button" aria-pressed={selected} className={cn(chipStyle(selected), className)} />
  );
}

/** The same as a link, for filters that are addresses. */
export function ChipLink({
  selected = false,
  className,
  children,
  ...props
}: ComponentProps<typeof Link> & { selected?: boolean }) {
  return (
    <Link
      {...props}
      aria-current={selected ? 'true' : undefined}
      className={cn(chipStyle(selected), className)}
    >
      {children}
    </Link>
  );
}
