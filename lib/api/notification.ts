import { mailsResource } from '@/lib/contract/notification/mails';
import { messageSettingsResource } from '@/lib/contract/notification/message-settings';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { outboxResource } from '@/lib/contract/notification/outbox';
import { createResourceClient } from './resource-client';

export const notificationApi = {
  outbox: createResourceClient(outboxResource),
  mails: createResourceClient(mailsResource),
  messageSettings: createResourceClient(messageSettingsResource),
  notifications: createResourceClient(notificationsResource),
};
