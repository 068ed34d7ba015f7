import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** Stands for a number, an address or a name on a messenger that readers do not get. */
export const maskedContact = '•••';

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const messenger =
  /(?:https?:\/\/)?(?:www\.)?(?:t\.me|telegram\.me|wa\.me|m\.me|facebook\.com|fb\.com|instagram\.com|tiktok\.com|line\.me)\/[^\s)\]]+/giu;
const handle = /(?<![\p{L}\p{N}@./])@[A-Za-z0-9_][A-Za-z0-9_.]{2,}/gu;
/** Eight digits or more in either script, however they are grouped. */
const phone = /(?<![\p{N}\p{L}])\+?[\p{Nd}](?:[\s.\-()\u200b]{0,2}[\p{Nd}]){7,14}(?![\p{N}])/gu;
const yearSpan = /^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/;
const day = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/;

const masked = (found: string): string => {
  const ascii = toAsciiDigits(found).trim();
  return yearSpan.test(ascii) || day.test(ascii) ? found : maskedContact;
};

/** A text without numbers, mail addresses and names on messengers: years and days stay. */
export const maskContacts = (text: string): string =>
  text
    .replace(mail, maskedContact)
    .replace(messenger, maskedContact)
    .replace(handle, maskedContact)
    .replace(phone, masked);
