import { withoutJoins } from './unbroken';
import { parseAddress } from './web-address';

const telegramHandle = /^(?:(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|@)?([A-Za-z]\w{3,31})\/?$/i;

/** The chat address from a school's text: `@name`, `name`, `t.me/name` or the whole link. Null for anything else. */
export function telegramUrl(written: string | null | undefined): string | null {
  const [, handle] = telegramHandle.exec(written?.trim() ?? '') ?? [];
  return handle === undefined ? null : `https://t.me/${handle}`;
}

/** A web address as a link, with `https` when it has no scheme. Null for other schemes and invalid addresses. */
export function websiteUrl(written: string | null | undefined): string | null {
  const bare = written?.trim() ?? '';
  const full = /^[a-z][a-z\d+.-]*:/i.test(bare) ? bare : `https://${bare}`;
  const url = bare === '' ? null : parseAddress(full);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}

/** A letter to an address, with its subject. */
export const mailtoUrl = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(withoutJoins(subject))}`;

/** The way to a place; phones open it in their app of maps. Nothing is loaded from there before somebody follows it. */
export const directionsUrl = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
