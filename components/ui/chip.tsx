import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { cn } from './cn';

const chipStyle =
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border px-4 py-1 text-left text-sm font-medium transition-colors';
const toneOf = (selected: boolean) =>
  selected
    ? 'border-accent bg-accent text-on-accent'
    : 'border-border-strong/50 bg-surface text-text hover:border-accent hover:text-accent-text';

/** A choice that can be switched on and off, such as a filter. */
export function Chip({
  selected = false,
  className,
  ...props
}: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button
      {...props}
      type="button"
      aria-pressed={selected}
      className={cn(chipStyle, toneOf(selected), className)}
    />
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
      className={cn(chipStyle, toneOf(selected), className)}
    >
      {children}
    </Link>
  );
}
