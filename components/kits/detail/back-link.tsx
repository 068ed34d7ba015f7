import { Icon } from '@/components/ui/icon';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export function BackLink({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-ml-1 mb-3 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 font-medium text-muted hover:text-accent-text"
    >
      <Icon name="arrow-left" className="size-5" />
      {children}
    </Link>
  );
}
