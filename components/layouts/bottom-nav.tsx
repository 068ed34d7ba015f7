import { Icon } from '@/components/ui/icon';
import { BottomBar, bottomItemStyle } from './bottom-bar';
import { MenuSheet } from './menu-sheet';
import { SideNav, type SideNavItem } from './side-nav';

const shownMax = 4;

interface BottomNavProps {
  label: string;
  more: string;
  items: readonly SideNavItem[];
}

/** The menu of phones, at the bottom; other items are behind "more". */
export function BottomNav({ label, more, items }: BottomNavProps) {
  if (items.length === 0) return null;
  const fits = items.length <= shownMax + 1;
  return (
    <BottomBar label={label} shown={fits ? items : items.slice(0, shownMax)} items={items}>
      {!fits && (
        <MenuSheet
          title={label}
          triggerClass={bottomItemStyle}
          trigger={
            <>
              <Icon name="ellipsis" className="size-5" />
              <span>{more}</span>
            </>
          }
        >
          <SideNav label={label} items={items} />
        </MenuSheet>
      )}
    </BottomBar>
  );
}
