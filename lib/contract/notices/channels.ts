import * as z from 'zod';
import { noticeChannels, outsideChannels } from '@/lib/domain/notices/channels';
import { notificationTopics } from '@/lib/domain/notices/topics';
import { defineResource } from '../endpoint';
import { done, id, instant } from '../fields';

const topic = z.enum(notificationTopics);
const choicesMax = notificationTopics.length * noticeChannels.length;
const choice = z.object({ topic, channel: z.enum(noticeChannels), on: z.boolean() });

/** `offered` choices only; what a person cannot change is not listed. */
const settings = z.object({
  choices: z.array(choice),
  /** Where the person can be reached now. */
  reached: z.object({ telegram: z.boolean(), sms: z.boolean(), mail: z.boolean() }),
  /** The chat of Telegram that has said yes and waits to be confirmed here; nothing is sent to it before. */
  asking: z.object({ name: z.string() }).nullable(),
  /** The user name of the site's bot; null without one. */
  bot: z.string().nullable(),
});
export type NoticeSettings = z.infer<typeof settings>;

/**
 * What went where. `late` waits for its hour; `sending` is on its way; `dropped` was not sent, for a `reason`: read before,
 * turned off, no proven address, three text messages that day, the notice is gone, it had
 * its one text message, or what it told has come right.
 */
const delivery = z.object({
  id,
  channel: z.enum(outsideChannels),
  state: z.enum(['late', 'sending', 'sent', 'failed', 'dropped']),
  reason: z.enum(['read', 'off', 'no-address', 'limit', 'gone', 'once', 'over']).nullable(),
  topic,
  at: instant,
});
export type NoticeDelivery = z.infer<typeof delivery>;
const deliveries = z.object({ data: z.array(delivery) });

const ofUser = '/api-notification/users/:userId';
const byKey = '/api-notification/unsubscribe/:key';

export const noticeChannelsResource = defineResource('notification/channels', {
  get: {
    method: 'GET',
    path: `${ofUser}/channels`,
    access: 'self',
    summary: 'Which notices go where',
    response: settings,
  },
  choose: {
    method: 'PATCH',
    path: `${ofUser}/channels`,
    access: 'self',
    summary: 'Turn the notices of topics on or off for channels, all at once',
    body: z.object({ choices: z.array(choice).min(1).max(choicesMax) }),
    response: settings,
  },
  test: {
    method: 'POST',
    path: `${ofUser}/channels/test`,
    access: 'self',
    summary: 'Send a test to every channel now; `deliveries` says what became of it',
    response: deliveries,
    status: 201,
    limited: true,
  },
  deliveries: {
    method: 'GET',
    path: `${ofUser}/channels/deliveries`,
    access: 'self',
    summary: 'The last thirty messages that went out of notices, or did not, newest first',
    response: deliveries,
  },
  linkTelegram: {
    method: 'POST',
    path: `${ofUser}/channels/telegram`,
    access: 'self',
    summary:
      'A link to the bot that names the account, once and for ten minutes; 404 on a site without a bot',
    response: z.object({ address: z.string(), expiresAt: instant }),
    status: 201,
  },
  confirmTelegram: {
    method: 'PATCH',
    path: `${ofUser}/channels/telegram`,
    access: 'self',
    summary: 'Confirm the chat that has said yes to the link; 409 `no-chat-asks` where none waits',
    body: z.object({ confirm: z.literal(true) }),
    response: settings,
    conflicts: true,
  },
  unlinkTelegram: {
    method: 'DELETE',
    path: `${ofUser}/channels/telegram`,
    access: 'self',
    summary: 'End the link to the chat with the bot',
    response: done,
  },
});

export const topicMailsResource = defineResource('notification/topic-mails', {
  unsubscribe: {
    method: 'POST',
    path: byKey,
    access: 'public',
    summary: 'End the mails of a topic by the signed link in each of them (RFC 8058); no log-in',
    response: z.object({ topic }),
    acceptsSlug: true,
  },
  subscribeAgain: {
    method: 'DELETE',
    path: byKey,
    access: 'public',
    summary: 'Take that back by the same link',
    response: z.object({ topic }),
    acceptsSlug: true,
  },
});
