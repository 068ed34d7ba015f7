import { NavLink } from './nav-link';
import { deeperThan, type SideNavItem } from './side-nav';

interface BottomBarProps {
  label: string;
  /** At most five; a page below two of them belongs to the deeper one. */
  items: readonly SideNavItem[];
}

/** The bar at the bottom of phones. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden">
      <nav aria-label={label} className="mx-auto flex max-w-lg px-1">
        {items.map(({ key, href, label: text, icon, current }) => (
          <NavLink
            key={key}
            href={href}
            except={deeperThan(items, href)}
            current={current}
            className="bottom-link"
          >
            {icon}
            <span>{text}</span>
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
