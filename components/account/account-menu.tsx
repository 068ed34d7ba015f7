'use client';

import { useQuery } from '@tanstack/react-query';
import { authApi } from '@/lib/api/auth';
import { notificationApi } from '@/lib/api/notification';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { QueryProvider } from '@/lib/query/query-provider';
import { useLocale } from 'next-intl';
import { AccountMenuView } from './account-menu-view';

function Menu() {
  const locale = useLocale();
  const user = useQuery(authApi.session.userinfo.queryOptions());
  const userId = user.data?.sub ?? '';
  const notifications = useQuery({
    ...notificationApi.notifications.list.queryOptions({ params: { userId }, query: { limit: '1' } }),
    enabled: userId !== '',
  });

  const logOut = async () => {
    await fetch('/session', { method: 'DELETE' });
    // A new document: nothing of the person stays in memory.
    window.location.assign(localizePath(href('/'), locale));
  };

  const name = user.data ? `${user.data.family_name} ${user.data.given_name}`.trim() : '';
  return (
    <AccountMenuView
      name={name || user.data?.preferred_username || ''}
      unread={notifications.data?.countTotalUnread ?? 0}
      onLogOut={() => void logOut()}
    />
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
