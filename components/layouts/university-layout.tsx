import { getTranslations } from 'next-intl/server';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, universityMenu } from './menus';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

export async function UniversityLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.university');
  const items = linkable(universityMenu).map(({ key, href }) => ({
    key,
    href,
    label: t(key),
    icon: <MenuIcon name={key} />,
  }));
  return (
    <SignedInProviders namespaces={['form']}>
      <SideFrame label={t('label')} items={items} heading={t('heading')}>
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
