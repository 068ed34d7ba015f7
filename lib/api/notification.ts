import { mailsResource } from '@/lib/contract/notification/mails';
import { messageSettingsResource } from '@/lib/contract/notification/message-settings';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { outboxResource } from '@/lib/contract/notification/outbox';
import { smsBudgetResource } from '@/lib/contract/notification/sms-budget';
import { visitorMessagesResource } from '@/lib/contract/notification/visitor-messages';
import { noticeChannelsResource, topicMailsResource } from '@/lib/contract/notification/channels';
import { createResourceClient } from './resource-client';

export const notificationApi = {
  outbox: createResourceClient(outboxResource),
  smsBudget: createResourceClient(smsBudgetResource),
  mails: createResourceClient(mailsResource),
  messageSettings: createResourceClient(messageSettingsResource),
  visitorMessages: createResourceClient(visitorMessagesResource),
  channels: createResourceClient(noticeChannelsResource),
  topicMails: createResourceClient(topicMailsResource),
  notifications: createResourceClient(notificationsResource),
};
