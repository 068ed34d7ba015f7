import { Ellipsis } from '@/components/ui/icon';
import { MenuSheet } from './menu-sheet';
import { NavLink } from './nav-link';
import { deeperThan, SideNav, type SideNavItem } from './side-nav';

const shownMax = 4;
const itemStyle = 'bottom-link';

/** The menu of phones, at the bottom; other items are behind "more". */
export function BottomNav({
  label,
  more,
  items,
}: {
  label: string;
  more: string;
  items: readonly SideNavItem[];
}) {
  if (items.length === 0) return null;
  const fits = items.length <= shownMax + 1;
  const shown = fits ? items : items.slice(0, shownMax);
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden">
      <nav aria-label={label} className="mx-auto flex max-w-lg px-1">
        {shown.map(({ key, href, label: text, icon }) => (
          <NavLink key={key} href={href} except={deeperThan(items, href)} className={itemStyle}>
            {icon}
            <span>{text}</span>
          </NavLink>
        ))}
        {!fits && (
          <MenuSheet
            title={label}
            triggerClass={itemStyle}
            trigger={
              <>
                <Ellipsis className="size-5" />
                <span>{more}</span>
              </>
            }
          >
            <SideNav label={label} items={items} />
          </MenuSheet>
        )}
      </nav>
    </div>
  );
}
