'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { Notification } from '@/lib/contract/notices/notifications';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { noticeArguments } from '@/lib/domain/notices/notice-text';
import { timeAgo } from '@/lib/domain/dates/relative-time';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { type Reader, openableHref } from '@/lib/session/openable-href';
import { NoticeActions } from './notice-actions';
import { noticeIcon } from './notice-icons';

const rowStyle = 'flex min-w-0 flex-1 gap-3 px-4 py-3 text-left';

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Ids that the reader has not seen before. */
  fresh: ReadonlySet<string>;
  reader: Reader;
  /** Epoch milliseconds. */
  nowMs: number;
  /** Called when a notification is opened. */
  onFollow: () => void;
}

/** Notifications, newest first, each with a link to its subject. */
export function NotificationList({ notifications, fresh, reader, nowMs, onFollow }: NotificationListProps) {
  const t = useTranslations('notification');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-border">
      {notifications.map((notification) => {
        const { id, kind, createdAt } = notification;
        const icon = noticeIcon(kind);
        const isFresh = fresh.has(id);
        return (
          <li key={id} className="flex items-start">
            <Row link={openableHref(notification.href, reader)} isFresh={isFresh} onFollow={onFollow}>
              <Icon name={icon} className="mt-[0.2em] size-5 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className={cn('block wrap-anywhere', isFresh && 'font-semibold')}>
                  {joinCompounds(t(`kind.${kind}`, noticeArguments(notification.params, locale)))}
                </span>
                {createdAt && (
                  <time dateTime={createdAt} className="block text-sm text-muted">
                    {timeAgo(createdAt, nowMs, locale)}
                  </time>
                )}
              </span>
              {isFresh && (
                <span className="mt-[0.6em] size-2.5 shrink-0 rounded-full bg-danger">
                  <span className="sr-only">{t('new')}</span>
                </span>
              )}
            </Row>
            <NoticeActions userId={reader.sub} notification={notification} />
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  /** None when the page does not exist, or not for this reader. */
  link: Href | null;
  isFresh: boolean;
  onFollow: () => void;
  children: ReactNode;
}

function Row({ link, isFresh, onFollow, children }: RowProps) {
  const style = cn(rowStyle, isFresh && 'bg-accent-soft/50');
  if (!link) return <div className={style}>{children}</div>;
  return (
    <Link
      href={link}
      prefetch={false}
      onClick={onFollow}
      className={cn(style, 'transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px]')}
    >
      {children}
    </Link>
  );
}
