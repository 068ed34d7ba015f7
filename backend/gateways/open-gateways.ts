import { join } from 'node:path';
import type { ServerEnv } from '@/lib/env/server-env';
import { demoBot } from '@/lib/env/telegram-settings';
import type { Clock } from '@/backend/process';
import {
  smsTimeoutMs,
  smtpConnectTimeoutMs,
  smtpTimeoutMs,
  storageConnectTimeoutMs,
  storageTimeoutMs,
  telegramTimeoutMs,
} from '@/backend/limits';
import { peppered, type Secrets } from '@/backend/secrets';
import { folderStorage } from './folder-storage';
import { embeddedMail, type MailGateway } from './mail';
import { embeddedSms, httpSms, type SmsGateway } from './sms';
import type { StorageGateway } from './storage';
import { botApi, overHttp, type TelegramGateway } from './telegram';
import { createTelegramDouble } from './telegram-double';

/** The mail server of the settings, else the outbox. Its library is loaded only when it is used. */
export async function openMail(env: ServerEnv): Promise<MailGateway> {
  if (!env.SMTP_URL) return embeddedMail;
  const { smtpMail } = await import('./smtp-mail');
  const timeouts = { connectTimeoutMs: smtpConnectTimeoutMs, timeoutMs: smtpTimeoutMs };
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM ?? '', ...timeouts });
}

/** The gateway of the settings, else the outbox. */
export const openSms = (env: ServerEnv): SmsGateway =>
  env.SMS_GATEWAY_URL
    ? httpSms({
        url: env.SMS_GATEWAY_URL,
        form: env.SMS_GATEWAY_FORM,
        token: env.SMS_GATEWAY_TOKEN ?? '',
        sender: env.SMS_SENDER,
        timeoutMs: smsTimeoutMs,
      })
    : embeddedSms;

/** The S3 server of the settings, else a folder in the data folder. */
export async function openStorage(env: ServerEnv, secrets: Secrets, clock: Clock): Promise<StorageGateway> {
  const signingKey = peppered(secrets, 'storage:links');
  return (
    (await openBuckets(env)) ??
    folderStorage({ folder: join(env.DATA_DIR, 'storage'), signingKey, now: clock.now })
  );
}

/** The S3 server of the settings; null without one. */
export async function openBuckets(env: ServerEnv): Promise<StorageGateway | null> {
  if (!env.S3_ENDPOINT) return null;
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    publicRead: env.S3_PUBLIC_READ,
    privateBucket: env.S3_PRIVATE_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    connectTimeoutMs: storageConnectTimeoutMs,
    timeoutMs: storageTimeoutMs,
  });
}

/** The bot of the settings, or the demo's, whose chats are pages of this process; null on a site without one. */
export function openTelegram(
  env: Pick<ServerEnv, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_BOT_NAME' | 'TELEGRAM_API_ROOT'>,
): TelegramGateway | null {
  const { TELEGRAM_BOT_NAME: name, TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: root } = env;
  if (!token && name !== demoBot.name) return null;
  const timeoutMs = telegramTimeoutMs;
  if (token) return botApi({ call: overHttp({ root, token }), timeoutMs });
  const double = createTelegramDouble();
  return botApi({ call: double.call, timeoutMs, double });
}
