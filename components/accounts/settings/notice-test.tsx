'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Skeleton } from '@/components/ui/skeleton';
import { notificationApi } from '@/lib/api/notification';
import type { NoticeDelivery } from '@/lib/contract/notices/channels';
import { formatDateTime } from '@/lib/domain/dates/dates';

const lookEveryMs = 2_000;
const shownMax = 8;

/** Sends a test, and says what became of it and of the last messages. */
export function NoticeTest({ userId }: { userId: string }) {
  const t = useTranslations('settings.notices');
  const params = { userId };
  const { channels } = notificationApi;
  const query = useQuery({
    ...channels.deliveries.queryOptions({ params }),
    refetchInterval: ({ state }) =>
      state.data?.data.some((delivery) => delivery.state === 'sending') ? lookEveryMs : false,
  });
  const test = useWrite(channels.test, { problems: { other: t('failed') }, done: t('tested') });
  return (
    <div className="grid justify-items-start gap-3">
      <WriteButton variant="secondary" write={test} onWrite={() => test.run({ params })}>
        {t('test')}
      </WriteButton>
      <h3 className="font-semibold">{t('sentTitle')}</h3>
      <QueryState query={query} skeleton={<Skeleton className="h-16" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul aria-live="polite" className="grid w-full gap-2">
              {data.slice(0, shownMax).map((delivery) => (
                <Delivery key={delivery.id} {...delivery} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  );
}

function Delivery({ channel, topic, state, reason, at }: NoticeDelivery) {
  const t = useTranslations('settings.notices');
  const topicName = useTranslations('notification.topic');
  const locale = useLocale();
  const time = formatDateTime(at, locale);
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="font-semibold">{t(`channel.${channel}`)}</span>
      <span>{topicName(topic)}</span>
      <span className="text-muted">
        {t(`state.${state}`, { time })}
        {reason && ` · ${t(`reason.${reason}`)}`}
        {state !== 'late' && ` · ${time}`}
      </span>
    </li>
  );
}
