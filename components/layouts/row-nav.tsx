import { NavLink } from './nav-link';
import { deeperThan, type SideNavItem } from './side-nav';

/** A menu in one row above the content, on phones; it scrolls sideways. */
export function RowNav({ label, items }: { label: string; items: readonly SideNavItem[] }) {
  return (
    <nav aria-label={label} className="-mx-4 mb-5 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:hidden">
      <ul className="flex w-max gap-2 pb-1">
        {items.map(({ key, href, label: text }) => (
          <li key={key}>
            <NavLink
              href={href}
              except={deeperThan(items, href)}
              className="chip aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
