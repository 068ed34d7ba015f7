import { mailsResource } from '@/lib/contract/notification/mails';
import { messageSettingsResource } from '@/lib/contract/notification/message-settings';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { outboxResource } from '@/lib/contract/notification/outbox';
import { visitorMessagesResource } from '@/lib/contract/notification/visitor-messages';
import { noticeChannelsResource } from '@/lib/contract/notification/channels';
import { createResourceClient } from './resource-client';

export const notificationApi = {
  outbox: createResourceClient(outboxResource),
  mails: createResourceClient(mailsResource),
  messageSettings: createResourceClient(messageSettingsResource),
  visitorMessages: createResourceClient(visitorMessagesResource),
  channels: createResourceClient(noticeChannelsResource),
  notifications: createResourceClient(notificationsResource),
};
