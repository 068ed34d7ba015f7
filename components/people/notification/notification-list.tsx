'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { Notification } from '@/lib/contract/notification/notifications';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { noticeArguments } from '@/lib/domain/notification/notice-text';
import { timeAgo } from '@/lib/domain/dates/relative-time';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { type Reader, openableHref } from '@/lib/session/openable-href';

const icons: Record<Notification['kind'], IconName> = {
  'application-received': 'send',
  'application-status': 'circle-check-big',
  'application-new': 'inbox',
  'application-note': 'message-square-text',
  'application-withdrawn': 'inbox',
  'application-changed': 'file-pen',
  'application-merged': 'file-pen',
  'application-unmerged': 'file-pen',
  'offer-accepted': 'user-check',
  'offer-declined': 'inbox',
  'offer-backup': 'user-check',
  'offer-first': 'user-check',
  'offer-released': 'inbox',
  'offer-final': 'circle-check-big',
  'offer-void': 'inbox',
  'offer-doubt': 'circle-exclamation-point',
  'offer-due': 'calendar-clock',
  'offer-moved': 'calendar-check',
  'offer-free': 'calendar-check',
  'proof-due': 'calendar-clock',
  'proof-moved': 'calendar-check',
  'proof-free': 'calendar-check',
  'school-request-new': 'message-circle-question-mark',
  'school-request-answered': 'message-square-reply',
  'paper-sent': 'file-text',
  'paper-received': 'circle-check-big',
  'paper-refused': 'file-text',
  'content-revision': 'file-pen',
  'revision-accepted': 'circle-check-big',
  'revision-declined': 'message-square-reply',
  'loan-new': 'landmark',
  'loan-status': 'landmark',
  'loan-cancelled': 'landmark',
  'loan-question': 'landmark',
  'guardian-agreed': 'users-round',
  'guardian-refused': 'users-round',
  'loan-payment': 'wallet',
  'loan-posting': 'wallet',
  'loan-second': 'landmark',
  'loan-answer': 'landmark',
  'question-answer': 'message-square-reply',
  'question-message': 'messages-square',
  'document-status': 'file-text',
  'student-made': 'graduation-cap',
  'student-unmade': 'file-pen',
  'lesson-changed': 'calendar-clock',
  'lesson-cancelled': 'calendar-x',
  'follow-up-due': 'clipboard-clock',
  'follow-up-given': 'clipboard-clock',
  mentioned: 'message-square-reply',
  'application-given': 'user-check',
  'vacancy-status': 'briefcase-business',
  'vacancy-closed': 'briefcase-business',
  'vacancy-unsafe': 'circle-exclamation-point',
  'registration-ended': 'clipboard-clock',
  'review-hidden': 'circle-exclamation-point',
  'review-shown': 'circle-check-big',
  'event-registered': 'calendar-check',
  'event-cancelled': 'calendar-x',
  'event-called-off': 'calendar-x',
  'event-moved': 'calendar-clock',
  'event-waiting': 'calendar-clock',
  'event-place-held': 'calendar-check',
  'event-place-taken': 'calendar-check',
  'event-hold-over': 'calendar-x',
  'campaign-registered': 'calendar-check',
  'campaign-confirmed': 'circle-check-big',
  'campaign-declined': 'calendar-x',
  'campaign-message': 'message-square-text',
  'fair-announced': 'calendar-check',
  'fair-session': 'calendar-clock',
  'event-soon': 'calendar-clock',
  'program-open': 'calendar-check',
  'partner-request': 'handshake',
  'visitor-message': 'mail',
  'invitation-declined': 'circle-exclamation-point',
  'telegram-lost': 'circle-exclamation-point',
  message: 'message-square-text',
};

const rowStyle = 'flex w-full gap-3 px-4 py-3 text-left';

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
        const icon = icons[kind];
        const isFresh = fresh.has(id);
        return (
          <li key={id}>
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
