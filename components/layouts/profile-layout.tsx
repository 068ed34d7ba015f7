import { getTranslations } from 'next-intl/server';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { linkable, profileMenu } from './menus';
import { PartTabs } from './part-tabs';
import { SideFrame } from './side-frame';
import { SignedInProviders } from './signed-in-providers';

/** A student's own pages: menu beside the content, on phones above it; a part of several pages has tabs. */
export async function ProfileLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts.profile');
  const menu = linkable(profileMenu);
  const parts = menu
    .filter(({ under }) => under === undefined)
    .map((head) => ({
      head,
      label: t(head.key),
      pages: [head, ...menu.filter(({ under }) => under === head.key)].map(({ key, href }) => ({
        key,
        href,
        label: t(key),
      })),
    }));
  const items = parts.map(({ head: { key, href }, label, pages }) => ({
    key,
    href,
    label,
    icon: <MenuIcon name={key} />,
    also: pages.slice(1).map((page) => page.href),
  }));
  return (
    <SignedInProviders namespaces={['form']}>
      <SideFrame label={t('label')} items={items}>
        <PartTabs parts={parts.map(({ label, pages }) => ({ label, pages }))} />
        {children}
      </SideFrame>
    </SignedInProviders>
  );
}
