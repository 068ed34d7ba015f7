import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notificationApi } from '@/lib/api/notification';
import { usePathname } from '@/lib/i18n/navigation';

/** A page that is opened says what its notices do: they are read. One that comes while it is open stays new. */
export function useOpenedPage(userId: string, list: { countTotalUnread: number } | undefined): void {
  const pathname = usePathname();
  const opened = useRef<string | null>(null);
  const { mutate } = useMutation({
    mutationFn: (href: string) =>
      notificationApi.notifications.opened({ params: { userId }, body: { href } }),
    meta: { invalidates: [notificationApi.notifications.key] },
  });
  useEffect(() => {
    if (!list || opened.current === pathname) return;
    opened.current = pathname;
    if (list.countTotalUnread > 0) mutate(pathname);
  }, [list, pathname, mutate]);
}
