'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { Reader } from '@/lib/session/openable-href';
import { NotificationPanel } from './notification-panel';
import { useNotifications } from './use-notifications';
import { useOpenedPage } from './use-opened-page';

const shownMax = 99;

/** The bell with the number of unread notifications, and its list. */
export function NotificationBell({ reader }: { reader: Reader }) {
  const t = useTranslations('account');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const notifications = useNotifications(reader.sub, open);
  useOpenedPage(reader.sub, notifications.query.data);
  const unread = notifications.query.data?.countTotalUnread ?? 0;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label={`${t('notifications')}: ${t('unread', { count: unread })}`}
        className={cn(buttonStyle({ variant: 'ghost', size: 'icon' }), 'relative')}
      >
        <Icon name="bell" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute right-0.5 top-0.5 grid min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-bold text-on-danger"
          >
            {unread > shownMax ? `${shownMax}+` : unread}
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent aria-labelledby={titleId}>
        <h2 id={titleId} className="border-b border-border px-4 py-2.5 text-base font-semibold">
          {t('notifications')}
        </h2>
        <div className="max-h-[28rem] min-h-24 overflow-y-auto">
          <NotificationPanel notifications={notifications} reader={reader} onFollow={() => setOpen(false)} />
        </div>
      </PopoverContent>
    </Popover>
  );
}
