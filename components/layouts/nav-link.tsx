'use client';

import type { ReactNode } from 'react';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { type Href, pathPart } from '@/lib/routes/href';

interface NavLinkProps {
  href: Href;
  className: string;
  /** Pages below this one that have a menu link of their own. */
  except?: readonly Href[];
  /** Pages elsewhere that belong to this one. */
  also?: readonly Href[] | undefined;
  /** Where the address does not tell: a room of several pages. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A menu link that knows when its page is current; style it through `aria-[current=page]:`. */
export function NavLink({ href, className, except = [], also = [], current, children }: NavLinkProps) {
  const pathname = usePathname();
  const isWithin = (page: Href) => {
    const path = pathPart(page);
    return pathname === path || pathname.startsWith(`${path}/`);
  };
  const isCurrent = current ?? ((isWithin(href) && !except.some(isWithin)) || also.some(isWithin));
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
