import { getTranslations } from 'next-intl/server';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import { portalRooms } from '@/components/school-day/membership/rooms';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/href';
import { KeepPortal } from '@/components/school-day/own-attendance/keep-portal';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { PortalHeading, PortalSideNav } from './portal-nav';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

/** The school of a student, a teacher, an office or a guardian: timetable, attendance, scores. */
export async function StudentPortalLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.portal');
  const tRooms = await getTranslations('portal.rooms');
  const label = t('label');
  const rooms = portalRooms.map(({ key }) => ({ key, label: tRooms(key), icon: <MenuIcon name={key} /> }));
  const desk = {
    key: 'desk',
    label: t('desk'),
    href: href('/partner/dashboard'),
    icon: <Icon name="chevron-left" className="size-5 shrink-0" />,
  };
  return (
    <SignedInProviders namespaces={['form', 'portal']}>
      <MarkSender />
      <KeepPortal />
      <SideFrame
        label={label}
        heading={<PortalHeading fallback={t('heading')} />}
        sideNav={<PortalSideNav label={label} rooms={rooms} desk={desk} />}
      >
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
