import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { compactPhone, normalizeCambodianPhone } from './phone';

/**
 * The E.164 form of a mobile number that exists in its country's plan, or null. Without a country code it is
 * read as Cambodian. Numbering plans come from libphonenumber-js; heavy, so for servers only.
 */
export function parseMobilePhone(input: string): string | null {
  const written = normalizeCambodianPhone(input) ?? compactPhone(input);
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KH', extract: false });
  return parsed?.isValid() ? parsed.number : null;
}
