import * as z from 'zod';
import { noticeKindNames } from '@/lib/domain/notices/notice-kinds';
import { notificationTopics } from '@/lib/domain/notices/topics';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, recordId, textOr } from '../answers';
import { queryInt } from '../fields';

const kinds = z.enum(noticeKindNames);
const knownKind = (kind: unknown) => (kinds.safeParse(kind).success ? kind : 'message');

/**
 * `kind` names a message of the `notification` namespace; `params` are its arguments, names in both languages
 * included. A `message` is its complete text.
 */
const fields = z.object({
  id: recordId,
  kind: z.preprocess(knownKind, kinds),
  params: z.record(z.string(), z.string()),
  href: z.string(),
  readAt: answeredInstant.nullable(),
  createdAt: orUnsaid(answeredInstant),
  /** Put away: not in the list unless it is asked for. */
  archivedAt: answeredInstant.nullable().optional(),
});
const notification = answer(fields, ({ title, message }) => {
  const words = textOr(title, textOr(message));
  return { kind: 'message' as const, params: { titleEn: words }, href: '', readAt: null, createdAt: null };
});
export type Notification = z.infer<typeof notification>;

export const notificationsResource = defineResource('notification/notifications', {
  list: {
    method: 'GET',
    path: '/api-notification/users/:userId/notifications',
    access: 'self',
    summary:
      'Notifications, newest first; without the archived; of one topic, the unread or the archived only, if asked. The unread are counted over all topics',
    query: z.object({
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
      topic: z.enum(notificationTopics).optional(),
      show: z.enum(['all', 'unread', 'archived']).default('all'),
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
    response: answer(z.object({ countTotalUnread: z.int() }), () => ({ countTotalUnread: 0 })),
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
  change: {
    method: 'PUT',
    path: '/api-notification/users/:userId/notifications/:id',
    access: 'self',
    summary: 'Keep one as unread, put it away, or take it back',
    body: z.object({ read: z.boolean(), archived: z.boolean() }).partial(),
    response: notification,
  },
  opened: {
    method: 'POST',
    path: '/api-notification/users/:userId/opened',
    access: 'self',
    summary: 'What a page says is known: its notices are read on all devices',
    body: z.object({ href: z.string().startsWith('/').max(500) }),
    response: z.object({ countTotalUnread: z.int() }),
  },
});
