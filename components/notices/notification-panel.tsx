'use client';

import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import type { Reader } from '@/lib/session/openable-href';
import { ShownChoice } from './shown-choice';
import { TopicChoice } from './topic-choice';
import { NotificationList } from './notification-list';
import { loadNotificationTexts } from './notification-texts';
import type { useNotifications } from './use-notifications';

const skeletonRows = 3;

interface NotificationPanelProps {
  notifications: ReturnType<typeof useNotifications>;
  reader: Reader;
  onFollow: () => void;
}

/** The panel of the bell, with its own texts. */
export function NotificationPanel({ notifications, reader, onFollow }: NotificationPanelProps) {
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
