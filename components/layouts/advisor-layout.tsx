import { getTranslations } from 'next-intl/server';
import { roleNames } from '@/lib/domain/people/roles';
import type { RoleArea } from './area-nav';
import type { LayoutProps } from './layout-props';
import { MenuIcon } from './menu-icons';
import { advisorMenu, bankMenu, linkable, partnerMenu } from './menus';
import { ReviewCount } from './review-count';
import { RoleShell } from './role-shell';

/** Advisors, the managers of schools and the staff of banks, each with their own menu. */
export async function AdvisorLayout({ children }: LayoutProps) {
  const t = await getTranslations('layouts');
  const areas: RoleArea[] = [
    {
      prefix: '/advisor/student-loan',
      unless: roleNames.advisor,
      label: t('bank.label'),
      badge: t('bank.badge'),
      items: linkable(bankMenu).map(({ key, href }) => ({
        key,
        href,
        label: t(`bank.${key}`),
        icon: <MenuIcon name={key} />,
      })),
    },
    {
      prefix: '/advisor',
      label: t('advisor.label'),
      badge: t('advisor.badge'),
      items: linkable(advisorMenu).map(({ key, href }) => ({
        key,
        href,
        label: t(`advisor.${key}`),
        icon: <MenuIcon name={key} />,
        count: key === 'review' && <ReviewCount />,
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
