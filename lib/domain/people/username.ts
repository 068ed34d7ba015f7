import { readMail } from '@/lib/domain/values/mail';
import { normalizePhone } from '@/lib/domain/values/phone';

/** A log-in name: a phone number in E.164 or an e-mail address in lower case. */
export type Username = { kind: 'phone' | 'email'; value: string };

/** Reads a phone number (any spelling that `normalizePhone` accepts) or an e-mail address; null for anything else. */
export function parseUsername(input: string): Username | null {
  if (input.includes('@')) {
    const email = readMail(input);
    return email === null ? null : { kind: 'email', value: email };
  }
  const phone = normalizePhone(input);
  return phone === null ? null : { kind: 'phone', value: phone };
}
