import { getTranslations } from 'next-intl/server';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, supportMenu } from './menus';
import { SideFrame } from './side-frame';
import { SiteFooter } from './site-footer';

/** Public pages with a column of navigation: help, questions. */
export async function DefaultTwoLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.support');
  const items = linkable(supportMenu).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <MenuIcon name={key} />,
  }));
  return (
    <SideFrame
      label={t('label')}

      items={items}
      footer={<SiteFooter />}

      rowBelow
    >
      {children}
    </SideFrame>
  );
}
