'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { NotificationBell } from '@/components/notices/notification-bell';
import { Skeleton } from '@/components/ui/skeleton';
import { hasAnyRole, roleNames, schoolManagerRoleNames } from '@/lib/domain/accounts/roles';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { deskOf } from '@/lib/routes/desk-of';
import { href, type Href } from '@/lib/routes/href';
import { type AccountLink, AccountMenuView } from './account-menu-view';
import { readerName } from './reader-name';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { unsentOf } from '@/lib/device/person-values';
import { useAccountStays } from './use-account-stays';
import { useLogOut } from './use-log-out';
import { useSessionEnd } from './use-session-end';

const LogOutQuestion = lazyPart(
  () => import('./log-out-question').then((module) => module.LogOutQuestion),
  () => null,
  { ssr: false },
);

/** Links for every user. */
function useOwnLinks(): AccountLink[] {
  const t = useTranslations('account');
  return [
    {
      key: 'profile',
      href: href('/profile/edit'),
      label: t('profile'),
      icon: <Icon name="user-round" />,
    },
    {
      key: 'settings',
      href: href('/profile/settings'),
      label: t('settings'),
      icon: <Icon name="settings" />,
    },
  ];
}

function useAccountLinks(roles: readonly string[]): AccountLink[] {
  const t = useTranslations('account');
  const own = useOwnLinks();
  const dashboard = (to: Href): AccountLink => ({
    key: 'dashboard',
    href: to,
    label: t('dashboard'),
    icon: <Icon name="layout-dashboard" />,
  });
  const applications = (to: Href): AccountLink => ({
    key: 'applications',
    href: to,
    label: t('applications'),
    icon: <Icon name="clipboard-list" />,
  });
  if (roles.includes(roleNames.advisor))
    return [dashboard(href('/advisor/dashboard')), applications(href('/advisor/user/application')), ...own];
  if (hasAnyRole(roles, schoolManagerRoleNames))
    return [dashboard(href('/partner/dashboard')), applications(href('/partner/application')), ...own];
  const work = deskOf(roles);
  const desk: AccountLink[] = roles.includes(roleNames.bank)
    ? [
        {
          key: 'loans',
          href: href('/advisor/student-loan'),
          label: t('loans'),
          icon: <Icon name="wallet" />,
        },
      ]
    : work
      ? [dashboard(work)]
      : [];
  return [
    ...desk,
    {
      key: 'school',
      href: href('/profile/enrolled'),
      label: t('school'),
      icon: <Icon name="school" />,
    },
    applications(href('/profile/applications')),
    {
      key: 'favorites',
      href: href('/profile/favorite'),
      label: t('favorites'),
      icon: <Icon name="heart" />,
    },
    ...own,
  ];
}

function Menu() {
  const t = useTranslations('account');
  const locale = useLocale();
  const viewer = useViewer();
  const links = useAccountLinks(viewer.data?.roles ?? []);
  const { logOut, busy } = useLogOut();
  const [unsent, setUnsent] = useState<ReturnType<typeof unsentOf> | null>(null);
  useSessionEnd(viewer);
  useAccountStays();

  if (viewer.isPending) return <Skeleton className="h-11 w-[5.75rem]" />;
  const person = viewer.data;
  const askOrLogOut = () => {
    const begun = person ? unsentOf(person.sub) : [];
    if (begun.length > 0) return setUnsent(begun);
    void logOut(person?.sub ?? null);
  };
  const name = person && readerName(person, locale);
  return (
    <div className="flex h-11 items-center justify-end gap-1">
      {person && <NotificationBell reader={person} />}
      <AccountMenuView
        name={name || t('account')}
        avatar={person?.avatar ?? null}
        links={links}
        onLogOut={askOrLogOut}
        busy={busy}
      />
      {unsent && person && (
        <LogOutQuestion
          unsent={unsent}
          onClose={() => setUnsent(null)}
          onLogOut={(keepsDrafts) => logOut(keepsDrafts ? null : person.sub)}
        />
      )}
    </div>
  );
}

/** Loaded by the header for signed-in readers only; brings its own query client to public pages. */
export function AccountMenu() {
  return (
    <QueryProvider>
      <Menu />
    </QueryProvider>
  );
}
