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
    if (!list) return;
    // A guardian reads what concerns the child whom the page shows.
    const student = new URLSearchParams(window.location.search).get('student');
    const shown = student ? `${pathname}?student=${encodeURIComponent(student)}` : pathname;
    if (opened.current === shown) return;
    opened.current = shown;
    if (list.countTotalUnread > 0) mutate(shown);
  }, [list, pathname, mutate]);
}
