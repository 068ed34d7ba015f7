'use client';

import { type ReactNode, Suspense } from 'react';
import { PortalSwitch } from '@/components/school-day/membership/portal-switch';
import { portalRooms, tabsOf } from '@/components/school-day/membership/rooms';
import { portalHref, usePortal } from '@/components/school-day/membership/use-portal';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { usePathname } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { SideNav, type SideNavItem } from './side-nav';

interface PortalNavProps {
  label: string;
  rooms: readonly { key: string; label: string; icon: ReactNode }[];
  /** Back to where an office came from. */
  desk?: SideNavItem;
}

/** The rooms that the reader has, each leading to its first page; a link keeps the school and the student of the address. */
function useItems(rooms: PortalNavProps['rooms'], chosen: ChosenMembership | null): readonly SideNavItem[] {
  const pathname = usePathname();
  return rooms.flatMap((room) => {
    const declared = portalRooms.find(({ key }) => key === room.key);
    const first = declared && tabsOf(declared, chosen)[0];
    if (!first) return [];
    const current = declared.pages.some(({ path }) => path === pathname);
    return [{ ...room, current, href: chosen ? portalHref(chosen, first.path) : href(first.path) }];
  });
}

function Rooms({ label, rooms, desk, chosen }: PortalNavProps & { chosen: ChosenMembership | null }) {
  const items = useItems(rooms, chosen);
  const isOffice = chosen?.membership.kind === 'office';
  return <SideNav label={label} items={desk && isOffice ? [desk, ...items] : items} />;
}

function OwnRooms(props: PortalNavProps) {
  return <Rooms {...props} chosen={usePortal().chosen} />;
}

/** The menu of the portal beside the content. */
export function PortalSideNav(props: PortalNavProps) {
  return (
    <Suspense fallback={<Rooms {...props} chosen={null} />}>
      <OwnRooms {...props} />
    </Suspense>
  );
}

/** The school of the page, above its menu. */
export function PortalHeading({ fallback }: { fallback: string }) {
  return (
    <Suspense fallback={<span className="font-semibold">{fallback}</span>}>
      <PortalSwitch fallback={fallback} />
    </Suspense>
  );
}
