'use client';

import { Badge } from '@/components/ui/badge';
import type { RoleName } from '@/lib/domain/accounts/roles';
import { usePathname } from '@/lib/i18n/navigation';
import { useKnownViewer } from '@/lib/query/use-viewer';
import { type DeskGroup, DeskNav } from './desk-menu/desk-nav';

/** The pages of one role, which share a prefix of their address. */
export interface RoleArea {
  prefix: string;
  /** People with this role see another area, whose prefix matches too; until the person is known, this one shows. */
  unless?: RoleName;
  label: string;
  badge: string;
  groups: readonly DeskGroup[];
}

export const useArea = (areas: readonly RoleArea[]): RoleArea | undefined => {
  const pathname = usePathname();
  // Asked for before the page hydrates, the person would be known where the HTML has a skeleton.
  const roles = useKnownViewer().data?.roles ?? [];
  return (
    areas.find(
      ({ prefix, unless }) =>
        (pathname === prefix || pathname.startsWith(`${prefix}/`)) && !(unless && roles.includes(unless)),
    ) ?? areas[0]
  );
};

/** The menu of the current area. */
export function AreaNav({ areas, inSheet = false }: { areas: readonly RoleArea[]; inSheet?: boolean }) {
  const area = useArea(areas);
  return area && <DeskNav label={area.label} groups={area.groups} inSheet={inSheet} />;
}

/** The role of the user in this area. */
export function AreaBadge({ areas }: { areas: readonly RoleArea[] }) {
  const area = useArea(areas);
  return area && <Badge tone="accent">{area.badge}</Badge>;
}
