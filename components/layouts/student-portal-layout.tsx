import { getTranslations } from 'next-intl/server';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, portalMenu } from './menus';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

/** The school of an enrolled student: timetable, attendance, scores. */
export async function StudentPortalLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.portal');
  const items = linkable(portalMenu).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <MenuIcon name={key} />,
  }));
  return (
    <SignedInProviders namespaces={['form']}>
      <SideFrame label={t('label')} more={t('more')} items={items} heading={t('heading')}>
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
