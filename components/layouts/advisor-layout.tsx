import { getTranslations } from 'next-intl/server';
import type { RoleArea } from './area-nav';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { advisorMenu, linkable, partnerMenu } from './menus';
import { RoleShell } from './role-shell';

/** Advisors, and the managers of schools, each with their own menu. */
export async function AdvisorLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts');
  const areas: RoleArea[] = [
    {
      prefix: '/advisor',
      label: t('advisor.label'),
      badge: t('advisor.badge'),
      items: linkable(advisorMenu).map(({ key, href }) => ({
        key,
        href,
        label: t(`advisor.${key}`),
        icon: <MenuIcon name={key} />,
      })),
    },
    {
      prefix: '/partner',
      label: t('partner.label'),
      badge: t('partner.badge'),
      items: linkable(partnerMenu).map(({ key, href }) => ({
        key,
        href,
        label: t(`partner.${key}`),
        icon: <MenuIcon name={key} />,
      })),
    },
  ];
  return <RoleShell areas={areas}>{children}</RoleShell>;
}
