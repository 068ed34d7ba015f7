'use client';

import { usePathname } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import type { ReactNode } from 'react';
import { NavLink } from './nav-link';

export interface SideNavItem {
  key: string;
  href: Href;
  label: string;
  icon: ReactNode;
}

/** Marks one item: where the address of one continues that of another, the longer one counts. */
export function SideNav({ label, items }: { label: string; items: readonly SideNavItem[] }) {
  const pathname = usePathname();
  const isWithin = (href: Href) => pathname === href || pathname.startsWith(`${href}/`);
  const isOutdone = (href: Href) =>
    items.some((other) => other.href.startsWith(`${href}/`) && isWithin(other.href));
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map(({ key, href, label: text, icon }) => (
          <li key={key}>
            <NavLink
              href={href}
              exact={isOutdone(href)}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 font-medium text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
            >
              {icon}
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
