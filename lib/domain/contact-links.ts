const telegramHandle = /^(?:(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|@)?([A-Za-z]\w{3,31})\/?$/i;

/** The chat's address out of what a school wrote: `@name`, `name`, `t.me/name` or the whole link. Null for anything else. */
export function telegramUrl(written: string | null | undefined): string | null {
  const [, handle] = telegramHandle.exec(written?.trim() ?? '') ?? [];
  return handle === undefined ? null : `https://t.me/${handle}`;
}

/** A web address as a link, with `https` where no scheme was written. Null for other schemes and for what is no address. */
export function websiteUrl(written: string | null | undefined): string | null {
  const bare = written?.trim() ?? '';
  const full = /^[a-z][a-z\d+.-]*:/i.test(bare) ? bare : `https://${bare}`;
  if (bare === '' || !URL.canParse(full)) return null;
  const url = new URL(full);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}

/** A letter to an address, with its subject. */
export const mailtoUrl = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** A place on OpenStreetMap, marked, near enough to see the street. */
export const mapUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
