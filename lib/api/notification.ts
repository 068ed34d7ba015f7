import { notificationsResource } from '@/lib/contract/notification/notifications';
import { createResourceClient } from './resource-client';

export const notificationApi = { notifications: createResourceClient(notificationsResource) };
