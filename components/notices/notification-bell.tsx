'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { useTranslations, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { type Reader, openableHref } from '@/lib/session/openable-href';
import { useNotifications, type NoticesShown } from './use-notifications';
import { useOpenedPage } from './use-opened-page';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { TopicChoice } from './topic-choice';
import type { Notification } from '@/lib/contract/notices/notifications';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { noticeArguments } from '@/lib/domain/notices/notice-text';
import { timeAgo } from '@/lib/domain/dates/relative-time';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { NoticeActions } from './notice-actions';
import { type NoticeKindName, noticeKinds } from '@/lib/domain/notices/notice-kinds';
import type { Messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';

const choices: readonly NoticesShown[] = ['all', 'unread', 'archived'];

/** All notices, the unread or the archive. */
function ShownChoice({ show, onShow }: { show: NoticesShown; onShow: (show: NoticesShown) => void }) {
  const t = useTranslations('notification.show');
  return (
    <div role="group" aria-label={t('label')} className="flex gap-1.5 px-3 pt-2">
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={show === each}
          className="chip shrink-0 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => onShow(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}

/** The texts of notifications, fetched with their list: pages do not contain them. */
const loadNotificationTexts = async (locale: Locale): Promise<Messages['notification']> =>
  (
    await (locale === 'km'
      ? import('@/messages/km/notices/notification.json')
      : import('@/messages/en/notices/notification.json'))
  ).default;

// The table stands below the components, so that the names of their icons are compared here.
const kinds: Readonly<Record<NoticeKindName, { icon: IconName }>> = noticeKinds;

const noticeIcon = (kind: NoticeKindName): IconName => kinds[kind].icon;

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
function NotificationList({ notifications, fresh, reader, nowMs, onFollow }: NotificationListProps) {
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

const skeletonRows = 3;

interface NotificationPanelProps {
  notifications: ReturnType<typeof useNotifications>;
  reader: Reader;
  onFollow: () => void;
}

/** The panel of the bell, with its own texts. */
function NotificationPanel({ notifications, reader, onFollow }: NotificationPanelProps) {
  const locale = useLocale();
  const outer = useMessages();
  const texts = useQuery({
    queryKey: ['notification-texts', locale],
    queryFn: () => loadNotificationTexts(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={texts} skeleton={<RowSkeletons />}>
      {(notification) => (
        <NextIntlClientProvider locale={locale} messages={{ ...outer, notification }}>
          <Content notifications={notifications} reader={reader} onFollow={onFollow} />
        </NextIntlClientProvider>
      )}
    </QueryState>
  );
}

function Content({
  notifications: { query, fresh, hasChildren, topic, setTopic, show, setShow, showMore },
  reader,
  onFollow,
}: NotificationPanelProps): ReactNode {
  const t = useTranslations('notification');
  const isNone = query.data?.countTotal === 0;
  return (
    <>
      {!(isNone && topic === null && show === 'all') && <ShownChoice show={show} onShow={setShow} />}
      {!(isNone && topic === null && show === 'all') && (
        <TopicChoice topic={topic} onTopic={setTopic} hasChildren={hasChildren} />
      )}
      <QueryState
        query={query}
        skeleton={<RowSkeletons />}
        empty={{
          when: ({ list }) => list.length === 0,
          show:
            show !== 'all' ? (
              <p className="p-4 text-muted">{t(`noneShown.${show}`)}</p>
            ) : topic ? (
              <p className="p-4 text-muted">{t('topic.none')}</p>
            ) : (
              <Empty title={t('empty.title')}>{t('empty.body')}</Empty>
            ),
        }}
      >
        {({ list }) => (
          <>
            <NotificationList
              notifications={list}
              fresh={fresh}
              reader={reader}
              nowMs={query.dataUpdatedAt}
              onFollow={onFollow}
            />
            {showMore && (
              <div className="p-3">
                <Button variant="ghost" wide loading={query.isFetching} onClick={showMore}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function RowSkeletons() {
  return (
    <div className="grid gap-5 p-4">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-5 shrink-0" />
          <SkeletonText lines={2} className="flex-1" />
        </div>
      ))}
    </div>
  );
}

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
