'use client';

import { Suspense } from 'react';
import type { MembershipKind, StudentMatter } from '@/lib/domain/learning/school-life';
import { askedFor, isShared } from '@/components/portal/membership/choose-membership';
import { PortalSwitch } from '@/components/portal/membership/portal-switch';
import { usePortal } from '@/components/portal/membership/use-portal';
import type { Href } from '@/lib/routes/href';
import { BottomNav } from './bottom-nav';
import { SideNav, type SideNavItem } from './side-nav';

interface PortalItem extends SideNavItem {
  /** Who has a use for the page; everybody where it is left out. */
  kinds: readonly MembershipKind[] | null;
  matter: StudentMatter | null;
}

interface PortalNavProps {
  label: string;
  more: string;
  items: readonly PortalItem[];
}

/** The pages that everybody has: what shows until the person is known. */
const forAll = (items: readonly PortalItem[]) => items.filter(({ kinds }) => kinds === null);

/** The pages of the reader at the school of the address, which each link keeps. */
function useItems(items: readonly PortalItem[]): readonly SideNavItem[] {
  const { chosen } = usePortal();
  if (!chosen) return forAll(items);
  const { org, student } = askedFor(chosen);
  const search = new URLSearchParams({ org, ...(student && { student }) });
  return items
    .filter(({ kinds }) => kinds === null || kinds.includes(chosen.membership.kind))
    .filter(({ matter }) => isShared(chosen, matter ?? undefined))
    .map((item) => ({ ...item, href: `${item.href}?${search}` as Href }));
}

function OwnSideNav({ label, items }: PortalNavProps) {
  return <SideNav label={label} items={useItems(items)} />;
}

function OwnBottomNav({ label, more, items }: PortalNavProps) {
  return <BottomNav label={label} more={more} items={useItems(items)} />;
}

/** The menu of the portal beside the content. */
export function PortalSideNav(props: PortalNavProps) {
  return (
    <Suspense fallback={<SideNav label={props.label} items={forAll(props.items)} />}>
      <OwnSideNav {...props} />
    </Suspense>
  );
}

/** The menu of the portal on phones. */
export function PortalBottomNav(props: PortalNavProps) {
  const { label, more, items } = props;
  return (
    <Suspense fallback={<BottomNav label={label} more={more} items={forAll(items)} />}>
      <OwnBottomNav {...props} />
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
