import { everyDigit } from '@/lib/domain/values/number';
import { plainText } from '@/lib/domain/values/plain-text';

const separators = /[\s.\-‐-―−_()/]/g;
/** What stands before a number in contacts, on cards and in links. */
const label = /^(?:tel|phone|mobile|h\/?p|ទូរស័ព្ទ|លេខ)[.:៖]* ?/iu;
const asNumber = /^(\d+)\.0+$/;
const cambodianNumber = /^(?:(?:\+|00)?855)?0?([1-9]\d{7,8})$/;
const foreignNumber = /^\+(?!855)[1-9]\d{7,14}$/;
const cambodianE164 = /^\+855(\d{2})(\d{3})(\d{3,4})$/;

/** Without labels, spaces, dots, dashes and brackets, whatever a phone's contacts or a spreadsheet made of the number. */
export function compactPhone(input: string): string {
  const text = plainText(input).replace(label, '');
  return (everyDigit(text) ?? asNumber.exec(text)?.[1] ?? text).replace(separators, '');
}

/**
 * A Cambodian number in any usual spelling (012 345 678, 12345678 of a spreadsheet, 855 12…, +855 (0)12…, Khmer digits) in E.164, or null.
 * Checks lengths, not operators: the server decides with `phone-strict`.
 */
export function normalizeCambodianPhone(input: string): string | null {
  const national = cambodianNumber.exec(compactPhone(input))?.[1];
  return national === undefined ? null : `+855${national}`;
}

/** Like `normalizeCambodianPhone`, and also accepts numbers of other countries that begin with +. */
export function normalizePhone(input: string): string | null {
  const cambodian = normalizeCambodianPhone(input);
  if (cambodian !== null) return cambodian;
  const compact = compactPhone(input);
  return foreignNumber.test(compact) ? compact : null;
}

/** Whether a typed number is that of the person, so that it cannot be their guardian's. `own` in E.164; null where they have none. */
export const isOwnNumber = (own: string | null, typed: string): boolean =>
  own !== null && normalizePhone(typed) === own;

/** Shows +85512345678 as 012 345 678; numbers of other countries stay unchanged. */
export function formatPhone(e164: string): string {
  const parts = cambodianE164.exec(e164);
  return parts === null ? e164 : `0${parts[1]} ${parts[2]} ${parts[3]}`;
}

/** The same of a number as it was typed; one that is not known stays as it is. */
export function formatTypedPhone(typed: string): string {
  const e164 = typed.replace(/^0/, '+855');
  const shown = formatPhone(e164);
  return shown === e164 ? typed : shown;
}

/** A masked number that its owner recognises, with its first and last three digits: 0•• ••• 678. */
export function maskPhone(e164: string): string {
  return formatPhone(e164).replace(/(?<=\d.*)\d(?=(?:\D*\d){3})/g, '•');
}
