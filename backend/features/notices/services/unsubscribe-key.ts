import * as z from 'zod';
import { type NotificationTopic, notificationTopics } from '@/lib/domain/notices/topics';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { addressOf } from './message-links';
import { isSameSecret, peppered, type Secrets } from '@/backend/secrets';

const said = z.tuple([z.uuid(), z.enum(notificationTopics), z.string()]);

const signature = (secrets: Secrets, userId: string, topic: NotificationTopic) =>
  peppered(secrets, `unsubscribe ${userId} ${topic}`);

/** Says who takes which topic out of their mails; it has no end, because mails are kept. */
export const unsubscribeKey = (secrets: Secrets, userId: string, topic: NotificationTopic): string =>
  `${userId}.${topic}.${signature(secrets, userId, topic)}`;

/** @throws 404 for a key that Sala has not signed */
export function readUnsubscribeKey(
  secrets: Secrets,
  key: string,
): { userId: string; topic: NotificationTopic } {
  const parsed = said.safeParse(key.split('.'));
  if (!parsed.success) throw notFound('There is no such link.');
  const [userId, topic, given] = parsed.data;
  if (!isSameSecret(given, signature(secrets, userId, topic))) throw notFound('There is no such link.');
  return { userId, topic };
}

/** The page that ends mails of a topic, and the address that mail programs call for it (RFC 8058). */
export function unsubscribeLinks(
  { env, secrets }: Pick<Deps, 'env' | 'secrets'>,
  userId: string,
  topic: NotificationTopic,
  locale: 'km' | 'en',
) {
  const key = unsubscribeKey(secrets, userId, topic);
  return {
    page: `${addressOf({ env }, '/unsubscribe', { locale })}#${key}`,
    oneClick: `${env.PUBLIC_ORIGIN}/api-notification/unsubscribe/${key}`,
  };
}
