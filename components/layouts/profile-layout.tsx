import { getTranslations } from 'next-intl/server';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, profileMenu } from './menus';
import { PublicNav } from './public-nav';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

/** A student's own pages: menu beside the content, on phones below it. */
export async function ProfileLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.profile');
  const items = linkable(profileMenu).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <MenuIcon name={key} />,
  }));
  return (
    <SignedInProviders namespaces={['form']}>
      <SideFrame label={t('label')} more={t('more')} items={items} phoneNav={<PublicNav />}>
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
