import { noticeChannelsResource, topicMailsResource } from './channels';
import { mailRepliesResource } from './mail-replies';
import { mailsResource } from './mails';
import { messageSettingsResource } from './message-settings';
import { notificationsResource } from './notifications';
import { outboxResource } from './outbox';
import { shortUrlsResource } from './short-urls';
import { smsBudgetResource } from './sms-budget';
import { telegramResource } from './telegram';
import { visitorMessagesResource } from './visitor-messages';

/** What backends answer for this feature. */
export const resources = [
  noticeChannelsResource,
  topicMailsResource,
  telegramResource,
  mailRepliesResource,
  notificationsResource,
  visitorMessagesResource,
  mailsResource,
  messageSettingsResource,
  outboxResource,
  smsBudgetResource,
  shortUrlsResource,
] as const;
