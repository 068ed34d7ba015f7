import { mailsResource } from '@/lib/contract/notices/mails';
import { messageSettingsResource } from '@/lib/contract/notices/message-settings';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { outboxResource } from '@/lib/contract/notices/outbox';
import { smsBudgetResource } from '@/lib/contract/notices/sms-budget';
import { visitorMessagesResource } from '@/lib/contract/notices/visitor-messages';
import { noticeChannelsResource, topicMailsResource } from '@/lib/contract/notices/channels';
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
