import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from './icon';

/** A link in a line of its own, with an arrow. */
export function TextLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      prefetch={false}
      {...props}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline-offset-4 hover:underline"
    >
      {children}
      <Icon name="arrow-right" className="size-5 shrink-0" />
    </Link>
  );
}
