import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { NavLink } from './nav-link';
import { deeperThan, type SideNavItem } from './side-nav';

export const bottomItemStyle = 'bottom-link';

interface BottomBarProps {
  label: string;
  /** The items that have room. */
  shown: readonly SideNavItem[];
  /** Shown and others: a page below two of them belongs to the deeper one. */
  items: readonly SideNavItem[];
  /** After the items. */
  children?: ReactNode;
}

/** The bar at the bottom of phones. */
export function BottomBar({ label, shown, items, children }: BottomBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden">
      <nav aria-label={label} className={cn('mx-auto flex max-w-lg px-1', shown.length > 5 && 'bottom-many')}>
        {shown.map(({ key, href, label: text, icon, current }) => (
          <NavLink
            key={key}
            href={href}
            except={deeperThan(items, href)}
            current={current}
            className={bottomItemStyle}
          >
            {icon}
            <span>{text}</span>
          </NavLink>
        ))}
        {children}
      </nav>
    </div>
  );
}
