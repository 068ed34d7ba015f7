import { getTranslations } from 'next-intl/server';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { RoleArea } from './area-nav';
import type { DeskGroup } from './desk-menu/desk-nav';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { advisorMenu, bankMenu, linkable, menuGroups, partnerMenu } from './menus';
import { RoleShell } from './role-shell';

type AnyMenu = typeof advisorMenu | typeof bankMenu | typeof partnerMenu;

/** Advisors, the managers of schools and the staff of banks, each with their own menu. */
export async function AdvisorLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts');
  const groupsOf = <Menu extends AnyMenu>(menu: Menu, labelOf: (key: Menu[number]['key']) => string) => {
    const items = linkable<Menu[number]['key']>(menu);
    const groupOf = (key: DeskGroup['key'], label: string): DeskGroup => ({
      key,
      label,
      items: items
        .filter(({ group = null }) => group === key)
        .map((item) => ({
          key: item.key,
          href: item.href,
          label: labelOf(item.key),
          icon: <MenuIcon name={item.key} />,
          ...(item.waits && { waits: item.waits }),
        })),
    });
    return [groupOf(null, ''), ...menuGroups.map((key) => groupOf(key, t(`groups.${key}`)))].filter(
      (group) => group.items.length > 0,
    );
  };
  const areas: RoleArea[] = [
    {
      prefix: '/advisor/student-loan',
      unless: roleNames.advisor,
      label: t('bank.label'),
      badge: t('bank.badge'),
      groups: groupsOf(bankMenu, (key) => t(`bank.${key}`)),
    },
    {
      prefix: '/advisor',
      label: t('advisor.label'),
      badge: t('advisor.badge'),
      groups: groupsOf(advisorMenu, (key) => t(`advisor.${key}`)),
    },
    {
      prefix: '/partner',
      label: t('partner.label'),
      badge: t('partner.badge'),
      groups: groupsOf(partnerMenu, (key) => t(`partner.${key}`)),
    },
  ];
  return <RoleShell areas={areas}>{children}</RoleShell>;
}
