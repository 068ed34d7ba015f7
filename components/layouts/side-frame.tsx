import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav';
import { RowNav } from './row-nav';
import { SideNav, type SideNavItem } from './side-nav';
import { SiteHeader } from './site-header';
import { SessionGate } from './session-gate';
import { contentId, SkipLink } from './skip-link';

interface SideFrameProps {
  /** The name of the menu. */
  label: string;
  /** Replaces the rest of the menu on phones. */
  more?: string;
  items?: readonly SideNavItem[];
  /** Above the menu and, on phones, above the content: the owner of these pages. */
  heading?: ReactNode;
  footer?: ReactNode;
  /** The bottom bar of phones; the menu is then a row above the content. */
  phoneNav?: ReactNode;
  /** Menus of their own instead of the items as they are. */
  sideNav?: ReactNode;
  bottomNav?: ReactNode;
  children: ReactNode;
}

/** The site's header, a menu beside the content, on phones below it. Without items there is no column for it. */
export function SideFrame(props: SideFrameProps) {
  const { label, more = '', items = [], heading, footer, phoneNav, children } = props;
  const hasMenu = items.length > 0 || props.sideNav !== undefined;
  const columns = hasMenu ? 'lg:grid-cols-[15rem_1fr]' : '';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <div
        className={`mx-auto grid w-full max-w-page flex-1 content-start gap-8 px-4 pb-28 pt-6 sm:px-6 lg:pb-16 lg:pt-10 ${columns}`}
      >
        {hasMenu && (
          <aside className="hidden lg:block">
            <div className="sticky top-24">
              {heading && <div className="mb-3 px-3 font-semibold">{heading}</div>}
              {props.sideNav ?? <SideNav label={label} items={items} />}
            </div>
          </aside>
        )}
        <main id={contentId} tabIndex={-1} className="min-w-0 outline-none">
          {phoneNav && <RowNav label={label} items={items} />}
          {heading && <div className="mb-3 text-sm font-semibold text-muted lg:hidden">{heading}</div>}
          <SessionGate>{children}</SessionGate>
        </main>
      </div>
      {footer}
      {props.bottomNav ?? phoneNav ?? <BottomNav label={label} more={more} items={items} />}
    </div>
  );
}
