import { textLimits } from '@/lib/domain/limits/texts';
import { plainText } from './plain-text';

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const localPartMax = 64;
/** `Sok Dara <dara@example.com>`, as contacts and mail programs copy it. */
const inBrackets = /^[^<>@]*<([^<>]+)>$/u;

/**
 * An e-mail address in lower case, or null: without spaces (a Khmer keyboard ends with one that nobody sees), `mailto:`, the name before
 * `<…>`, and the comma or full stop of a sentence behind it.
 */
export function readMail(written: string): string | null {
  const text = plainText(written);
  const mail = (inBrackets.exec(text)?.[1] ?? text)
    .replace(/^mailto:/iu, '')
    .replace(/[.,;]+$/u, '')
    .replace(/ ?([@.]) ?/gu, '$1')
    .trim()
    .toLowerCase();
  if (mail.length > textLimits.emailMax || mail.indexOf('@') > localPartMax) return null;
  return emailPattern.test(mail) ? mail : null;
}
