'use client';

import { Badge } from '@/components/ui/badge';
import { usePathname } from '@/lib/i18n/navigation';
import { SideNav, type SideNavItem } from './side-nav';

/** The pages of one role, which share a prefix of their address. */
export interface RoleArea {
  prefix: string;
  label: string;
  badge: string;
  items: readonly SideNavItem[];
}

const useArea = (areas: readonly RoleArea[]): RoleArea | undefined => {
  const pathname = usePathname();
  return areas.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? areas[0];
};

/** The menu of the current area. */
export function AreaNav({ areas }: { areas: readonly RoleArea[] }) {
  const area = useArea(areas);
  return area && <SideNav label={area.label} items={area.items} />;
}

/** The role of the user in this area. */
export function AreaBadge({ areas }: { areas: readonly RoleArea[] }) {
  const area = useArea(areas);
  return area && <Badge tone="accent">{area.badge}</Badge>;
}
