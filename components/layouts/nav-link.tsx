'use client';

import type { ReactNode } from 'react';
import { Link, usePathname } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface NavLinkProps {
  href: Href;
  className: string;
  /** Only the page itself counts as current, not its subpages. */
  exact?: boolean;
  children: ReactNode;
}

/** A menu link that knows when its page is current; style it through `aria-[current=page]:`. */
export function NavLink({ href, className, exact = false, children }: NavLinkProps) {
  const pathname = usePathname();
  const current = pathname === href || (!exact && pathname.startsWith(`${href}/`));
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
