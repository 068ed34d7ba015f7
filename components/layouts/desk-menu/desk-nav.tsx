'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { usePathname } from '@/lib/i18n/navigation';
import { type Href, pathPart } from '@/lib/routes/href';
import type { MenuGroup } from '../menus';
import { NavLink } from '../nav-link';
import { deeperThan, type SideNavItem } from '../side-nav';
import { foldedGroups } from './folded-groups';
import { useWaiting, waitingView } from '@/lib/query/waiting';
import { Changing } from '@/components/ui/changing';

export interface DeskGroup {
  /** Null for what stands above all groups. */
  key: MenuGroup | null;
  label: string;
  items: readonly SideNavItem[];
}

interface DeskNavProps {
  label: string;
  groups: readonly DeskGroup[];
  /** In a sheet on small screens: lines as high as a thumb, and only what is current and what waits is unfolded. */
  inSheet?: boolean;
}

/** Rarely opened: folded in a menu that has no room for all its entries on a screen of 900 px. */
const foldedAtFirst: readonly MenuGroup[] = ['texts', 'site'];
const entriesWithRoom = 20;

const itemStyle =
  'flex items-center rounded-md font-medium text-muted transition-colors hover:bg-sunken hover:text-text aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text';

function Items({
  items,
  all,
  inSheet,
}: {
  items: readonly SideNavItem[];
  all: readonly SideNavItem[];
  inSheet: boolean;
}) {
  const t = useTranslations('list');
  const waiting = useWaiting();
  return (
    <ul>
      {items.map(({ key, href, label, icon, waits }) => {
        const count = (waits && waiting?.counts[waits]) ?? 0;
        const view = waits && waiting && count > 0 ? new URLSearchParams(waitingView(waits, waiting)) : null;
        return (
          <li key={key}>
            <NavLink
              href={view?.size ? (`${href}${href.includes('?') ? '&' : '?'}${view}` as Href) : href}
              except={deeperThan(all, href)}
              className={cn(
                itemStyle,
                inSheet
                  ? 'min-h-11 gap-3 px-3 py-1.5'
                  : 'min-h-8 gap-2.5 px-2.5 py-0.5 text-sm pointer-coarse:min-h-11',
              )}
            >
              {icon}
              <span className="min-w-0 flex-1">{label}</span>
              {count > 0 && (
                <Badge tone="warning" className="py-0 tabular-nums">
                  <span aria-hidden="true">
                    <Changing value={count} />
                  </span>
                  <span className="sr-only">{t('waiting', { count })}</span>
                </Badge>
              )}
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

const isWithin = (pathname: string, { items }: DeskGroup) =>
  items.some(({ href }) => pathname === pathPart(href) || pathname.startsWith(`${pathPart(href)}/`));

/** Unfolded unless the reader chose otherwise: on this device beside the page, until it closes in a sheet. */
function useFolding(inSheet: boolean, isLong: boolean) {
  const pathname = usePathname();
  const kept = useDeviceValue(foldedGroups) ?? {};
  const [sheet, setSheet] = useState<Partial<Record<MenuGroup, boolean>>>({});
  return {
    isOpen: (group: DeskGroup & { key: MenuGroup }) => {
      const chosen = (inSheet ? sheet : kept)[group.key];
      if (chosen !== undefined) return !chosen;
      if (isWithin(pathname, group)) return true;
      return inSheet ? group.key === 'waiting' : !(isLong && foldedAtFirst.includes(group.key));
    },
    fold: (key: MenuGroup, folded: boolean) => {
      if (inSheet) setSheet((before) => ({ ...before, [key]: folded }));
      else foldedGroups.update((before) => ({ ...before, [key]: folded }));
    },
  };
}

/** The menu of a desk: its pages in groups that fold, with how much waits on each. */
export function DeskNav({ label, groups, inSheet = false }: DeskNavProps) {
  const all = groups.flatMap(({ items }) => items);
  const { isOpen, fold } = useFolding(inSheet, all.length > entriesWithRoom);
  return (
    <nav aria-label={label} className="grid gap-1">
      {groups.map((group) => {
        const { key, items, label: heading } = group;
        const rows = <Items items={items} all={all} inSheet={inSheet} />;
        if (key === null) return <div key="first">{rows}</div>;
        const open = isOpen({ ...group, key });
        return (
          <details key={key} open={open} className="group/fold">
            <summary
              // The state is React's: a details element that opened by itself would disagree with it.
              onClick={(event) => {
                event.preventDefault();
                fold(key, open);
              }}
              className={cn(
                'flex cursor-pointer items-center justify-between rounded-md text-muted hover:text-text',
                inSheet ? 'min-h-11 px-3' : 'min-h-7 px-2.5 pointer-coarse:min-h-11',
              )}
            >
              <h2 className="text-xs font-semibold">{heading}</h2>
              <Icon
                name="chevron-down"
                className="size-4 opacity-60 transition-transform group-open/fold:rotate-180"
              />
            </summary>
            {rows}
          </details>
        );
      })}
    </nav>
  );
}
