import { mailsResource } from '@/lib/contract/notification/mails';
import { notificationsResource } from '@/lib/contract/notification/notifications';
import { createResourceClient } from './resource-client';

export const notificationApi = {
  mails: createResourceClient(mailsResource),
  notifications: createResourceClient(notificationsResource),
};
