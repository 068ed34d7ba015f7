import * as z from 'zod';
import { sessionEnds } from '@/lib/domain/accounts/session-end';
import { defineResource } from '../endpoint';
import { forumMessage } from './messages';

/**
 * Events of a question's chat: subscribed, a message was added, changed or removed, or too much was missed and the list must
 * be read again.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('posted'), message: forumMessage }),
  z.object({ type: z.literal('edited'), message: forumMessage }),
  z.object({ type: z.literal('removed'), messageId: z.uuid() }),
  z.object({ type: z.literal('reload') }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/**
 * What a signed-in page has to know of its person: how many notifications are unread and which rights there are (roles,
 * schools and banks, for comparison), or that this session is over, which is the last event.
 */
const notificationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('notifications'),
    countTotalUnread: z.int(),
    rights: z.array(z.string()).default([]),
  }),
  z.object({ type: z.literal('ended'), why: z.enum(sessionEnds) }),
]);
export type NotificationEvent = z.infer<typeof notificationEvent>;

const emulators = z.object({ firestore: z.string(), auth: z.string() });

/** Where the browser subscribes: to the streams below, or to Firestore with a token that Sala minted. */
const liveAccess = z.discriminatedUnion('store', [
  z.object({ store: z.literal('events') }),
  z.object({
    store: z.literal('firestore'),
    projectId: z.string(),
    apiKey: z.string(),
    collection: z.string(),
    customToken: z.string(),
    /** Seconds until the rules of the store refuse this person; request another token before that. */
    expiresInSeconds: z.int(),
    emulators: emulators.nullable(),
  }),
]);
export type LiveAccess = z.infer<typeof liveAccess>;

/** Streams of server-sent events: each event's `data` is the response schema as JSON. A comment comes every 15 s. */
export const liveResource = defineResource('forum/live', {
  access: {
    method: 'GET',
    path: '/api-forum/v1/live',
    access: 'user',
    summary: 'Where to listen to chats, and with what',
    response: liveAccess,
  },
  chat: {
    method: 'GET',
    path: '/api-forum/v1/questions/:questionId/messages/stream',
    access: 'user',
    summary: 'The chat below a question as it goes on; `Last-Event-ID` goes on from there',
    response: chatEvent,
    streams: true,
    limited: true,
    unavailable: true,
  },
  notifications: {
    method: 'GET',
    path: '/api-notification/users/:userId/notifications/stream',
    access: 'self',
    summary: 'Unread notifications and rights, now and whenever they change; at last why the session is over',
    response: notificationEvent,
    streams: true,
    limited: true,
    unavailable: true,
  },
});
