import type { ReactNode } from 'react';
import { SideNav, type SideNavItem, deeperThan } from './side-nav';
import { SiteHeader } from './site-header';
import { SessionGate } from './session-gate';
import { contentId, SkipLink } from './skip-link';
import { NavLink } from './nav-link';
import { PublicNav } from './public-nav';

/** A menu in one row above the content, on phones; it scrolls sideways. */
function RowNav({ label, items }: { label: string; items: readonly SideNavItem[] }) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6 lg:hidden">
      <ul className="flex w-max gap-2 pb-1">
        {items.map(({ key, href, label: text, also }) => (
          <li key={key}>
            <NavLink
              href={href}
              except={deeperThan(items, href)}
              also={also}
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

interface SideFrameProps {
  /** The name of the menu. */
  label: string;
  items?: readonly SideNavItem[];
  /** Above the menu and, on phones, above the content: the owner of these pages. */
  heading?: ReactNode;
  footer?: ReactNode;
  /** On phones the menu is a row above the content, or below it where people come to read. */
  rowBelow?: boolean;
  /** A menu of its own instead of the items as they are. */
  sideNav?: ReactNode;
  children: ReactNode;
}

/** The site's header, a menu beside the content, on phones the bar of the reader's role. Without items there is no column for it. */
export function SideFrame(props: SideFrameProps) {
  const { label, items = [], heading, footer, rowBelow = false, children } = props;
  const hasMenu = items.length > 0 || props.sideNav !== undefined;
  const columns = hasMenu ? 'lg:grid-cols-[15rem_1fr]' : '';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <div
        className={`mx-auto grid w-full max-w-page flex-1 content-start gap-8 px-4 pb-28 pt-3 sm:px-6 sm:pt-6 lg:pb-16 lg:pt-10 ${columns}`}
      >
        {hasMenu && (
          <aside aria-label={label} className="hidden lg:block">
            <div className="sticky top-24">
              {heading && <div className="mb-3 px-3 font-semibold">{heading}</div>}
              {props.sideNav ?? <SideNav label={label} items={items} />}
            </div>
          </aside>
        )}
        <main id={contentId} tabIndex={-1} className="min-w-0 outline-none">
          {items.length > 0 && !rowBelow && (
            <div className="mb-5">
              <RowNav label={label} items={items} />
            </div>
          )}
          {heading && <div className="mb-3 text-sm font-semibold text-muted lg:hidden">{heading}</div>}
          <SessionGate>{children}</SessionGate>
          {items.length > 0 && rowBelow && (
            <div className="mt-8">
              <RowNav label={label} items={items} />
            </div>
          )}
        </main>
      </div>
      {footer}
      <PublicNav />
    </div>
  );
}
