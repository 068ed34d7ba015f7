import type { ServerEnv } from '@/lib/env/server-env';
import { isSameSecret, peppered, type Secrets } from '@/backend/secrets';

/** An address has 64 signs before its @, and some servers write them all small: hexadecimal signs suffer from neither. */
const macLength = 16;
const keyPattern = /\+([0-9a-f]{32})([0-9a-f]{16})@/i;

const macOf = (secrets: Pick<Secrets, 'pepper'>, id: string) =>
  Buffer.from(peppered(secrets, `mail-reply ${id}`), 'base64url')
    .toString('hex')
    .slice(0, macLength);

/** The address that a mail about this notice is answered to; null on a site that takes no replies. */
export function replyAddress(
  env: Pick<ServerEnv, 'MAIL_REPLY_ADDRESS'>,
  secrets: Pick<Secrets, 'pepper'>,
  noticeId: string,
): string | null {
  if (!env.MAIL_REPLY_ADDRESS) return null;
  const [local, domain] = env.MAIL_REPLY_ADDRESS.split('@');
  const id = noticeId.replaceAll('-', '').toLowerCase();
  return `${local}+${id}${macOf(secrets, id)}@${domain}`;
}

/** The notice that an address belongs to; null for one that Sala has not made. */
export function noticeOfAddress(secrets: Pick<Secrets, 'pepper'>, address: string): string | null {
  const [, id = '', mac = ''] = keyPattern.exec(address.toLowerCase()) ?? [];
  if (!id || !isSameSecret(mac, macOf(secrets, id))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
