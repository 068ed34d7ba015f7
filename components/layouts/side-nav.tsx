import type { WaitingKey } from '@/lib/domain/accounts/waiting';
import { type Href, pathPart } from '@/lib/routes/href';
import type { ReactNode } from 'react';
import { NavLink } from './nav-link';

export interface SideNavItem {
  key: string;
  href: Href;
  label: string;
  icon: ReactNode;
  /** What is counted beside it, on a desk. */
  waits?: WaitingKey;
  /** Pages elsewhere that belong to it. */
  also?: readonly Href[];
  /** Where its address does not tell whether it is the current one. */
  current?: boolean;
}

/** The items whose address continues this one: on their pages they are current instead. */
export const deeperThan = (items: readonly Pick<SideNavItem, 'href'>[], href: Href): readonly Href[] =>
  items.map((other) => other.href).filter((other) => other.startsWith(`${pathPart(href)}/`));

export function SideNav({ label, items }: { label: string; items: readonly SideNavItem[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map(({ key, href, label: text, icon, also, current }) => (
          <li key={key}>
            <NavLink
              href={href}
              except={deeperThan(items, href)}
              also={also}
              current={current}
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
