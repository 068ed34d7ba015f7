import { getTranslations } from 'next-intl/server';
import { MarkSender } from '@/components/school-day/attendance/mark-sender';
import { KeepPortal } from '@/components/portal/attendance/keep-portal';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, portalMenu } from './menus';
import { PortalBottomNav, PortalHeading, PortalSideNav } from './portal-nav';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

/** The school of a student, a teacher, an office or a guardian: timetable, attendance, scores. */
export async function StudentPortalLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.portal');
  const nav = {
    label: t('label'),
    more: t('more'),
    items: linkable(portalMenu).map(({ key, href, kinds, matter }) => ({
      key,
      href,
      kinds: kinds ?? null,
      matter: matter ?? null,
      label: t(key),
      icon: <MenuIcon name={key} />,
    })),
  };
  return (
    <SignedInProviders namespaces={['form', 'portal']}>
      <MarkSender />
      <KeepPortal />
      <SideFrame
        {...nav}
        heading={<PortalHeading fallback={t('heading')} />}
        sideNav={<PortalSideNav {...nav} />}
        bottomNav={<PortalBottomNav {...nav} />}
      >
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
