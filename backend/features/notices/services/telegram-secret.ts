import { peppered, type Secrets } from '@/backend/secrets';

/** What Telegram says with each update, so that nobody else can send one. */
export const telegramSecret = (secrets: Secrets): string => peppered(secrets, 'telegram-updates');
