'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { notificationApi } from '@/lib/api/notification';
import { vacancySearchApi } from '@/lib/api/vacancy-search';
import type { Notification } from '@/lib/contract/notices/notifications';
import { isOffered } from '@/lib/domain/notices/channels';
import { topicOf } from '@/lib/domain/notices/notice-kinds';

interface NoticeActionsProps {
  userId: string;
  notification: Notification;
}

/** Keep a notice as unread, put it away, or have no more of its topic in Sala. */
export function NoticeActions({ userId, notification }: NoticeActionsProps) {
  const t = useTranslations('notification');
  const { id, kind, archivedAt, params: said } = notification;
  const topic = topicOf(kind);
  const topicName = t(`topic.${topic}`);
  const { notifications, channels } = notificationApi;
  const answer = {
    invalidates: [notifications.key, channels.key],
    problems: { other: t('failed') },
  };
  const change = useWrite(notifications.change, answer);
  const turnOff = useWrite(channels.choose, { ...answer, done: t('offDone', { topic: topicName }) });
  const endSearch = useWrite(vacancySearchApi.end, {
    problems: { other: t('failed') },
    done: t('searchEnded'),
  });
  const { search, organization } = said;
  const params = { userId, id };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('actions.label')} icon={<Icon name="ellipsis" className="size-5" />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void change.run({ params, body: { read: false } })}>
          {t('actions.unread')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void change.run({ params, body: { archived: !archivedAt } })}>
          {t(archivedAt ? 'actions.restore' : 'actions.archive')}
        </DropdownMenuItem>
        {kind === 'vacancy-new' && search && organization && (
          <DropdownMenuItem
            onSelect={() => void endSearch.run({ params: { orgId: organization, userId, searchId: search } })}
          >
            {t('actions.endSearch')}
          </DropdownMenuItem>
        )}
        {isOffered(topic, 'sala') && (
          <DropdownMenuItem
            onSelect={() =>
              void turnOff.run({
                params: { userId },
                body: { choices: [{ topic, channel: 'sala', on: false }] },
              })
            }
          >
            {t('actions.off', { topic: topicName })}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
