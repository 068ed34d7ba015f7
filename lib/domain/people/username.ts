import { textLimits } from '@/lib/domain/limits/texts';
import { normalizePhone } from './phone';

/** A log-in name: a phone number in E.164 or an e-mail address in lower case. */
export type Username = { kind: 'phone' | 'email'; value: string };

const invisibleCharacters = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const localPartMax = 64;

/** An e-mail address in lower case, or null when it is invalid. */
export function normalizeEmail(input: string): string | null {
  const email = input.replace(invisibleCharacters, '').trim().toLowerCase();
  if (email.length > textLimits.emailMax || email.indexOf('@') > localPartMax) return null;
  return emailPattern.test(email) ? email : null;
}

/** Reads a phone number (any spelling that `normalizePhone` accepts) or an e-mail address; null for anything else. */
export function parseUsername(input: string): Username | null {
  if (input.includes('@')) {
    const email = normalizeEmail(input);
    return email === null ? null : { kind: 'email', value: email };
  }
  const phone = normalizePhone(input);
  return phone === null ? null : { kind: 'phone', value: phone };
}
