'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { notificationApi } from '@/lib/api/notification';
import type { Notification } from '@/lib/contract/notification/notifications';
import { isOffered } from '@/lib/domain/notification/channels';
import { topicOf } from '@/lib/domain/notification/notice-kinds';

interface NoticeActionsProps {
  userId: string;
  notification: Notification;
}

/** Keep a notice as unread, put it away, or have no more of its topic in Sala. */
export function NoticeActions({ userId, notification: { id, kind, archivedAt } }: NoticeActionsProps) {
  const t = useTranslations('notification');
  const topic = topicOf(kind);
  const topicName = t(`topic.${topic}`);
  const { notifications, channels } = notificationApi;
  const answer = {
    meta: { invalidates: [notifications.key, channels.key] },
    onError: () => showToast({ kind: 'danger', message: t('failed') }),
  };
  const change = useMutation({
    ...answer,
    mutationFn: (body: { read?: boolean; archived?: boolean }) =>
      notifications.change({ params: { userId, id }, body }),
  });
  const turnOff = useMutation({
    ...answer,
    mutationFn: () => channels.choose({ params: { userId }, body: { topic, channel: 'sala', on: false } }),
    onSuccess: () => showToast({ kind: 'success', message: t('offDone', { topic: topicName }) }),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('actions.label')} icon={<Icon name="ellipsis" className="size-5" />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => change.mutate({ read: false })}>
          {t('actions.unread')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => change.mutate({ archived: !archivedAt })}>
          {t(archivedAt ? 'actions.restore' : 'actions.archive')}
        </DropdownMenuItem>
        {isOffered(topic, 'sala') && (
          <DropdownMenuItem onSelect={() => turnOff.mutate()}>
            {t('actions.off', { topic: topicName })}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
