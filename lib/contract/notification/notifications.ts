import * as z from 'zod';
import { defineResource } from '../endpoint';
import { instant, queryInt } from '../fields';

/** `kind` names a message of the `notification` namespace; `params` are its arguments, names in both languages included. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum([
    'application-received',
    'application-status',
    'application-new',
    'content-revision',
    'application-note',
    'loan-new',
    'loan-status',
    'loan-cancelled',
    'question-answer',
    'question-message',
    'document-status',
    'follow-up-due',
    'vacancy-status',
    'event-registered',
    'event-cancelled',
    'program-open',
    'partner-request',
  ]),
  params: z.record(z.string(), z.string()),
  href: z.string(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

export const notificationsResource = defineResource('notification/notifications', {
  list: {
    method: 'GET',
    path: '/api-notification/users/:userId/notifications',
    access: 'self',
    summary: 'Notifications, newest first',
    query: z.object({
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({
      list: z.array(notification),
      countTotal: z.int(),
      countTotalUnread: z.int(),
    }),
  },
  markAllRead: {
    method: 'PATCH',
    path: '/api-notification/users/:userId/notifications',
    access: 'self',
    summary: 'Mark all as read',
    response: z.object({ countTotalUnread: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/api-notification/users/:userId/notifications/:id',
    access: 'self',
    summary: 'One notification',
    response: notification,
  },
  markRead: {
    method: 'PATCH',
    path: '/api-notification/users/:userId/notifications/:id',
    access: 'self',
    summary: 'Mark one as read',
    response: notification,
  },
});
