import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { compactPhone, normalizeCambodianPhone } from './phone';

/**
 * The E.164 form of a mobile number that is valid in its country's numbering plan, or null. Without a country code it
 * is read as Cambodian. Uses libphonenumber-js, which is large, so for servers only.
 */
export function parseMobilePhone(input: string): string | null {
  const written = normalizeCambodianPhone(input) ?? compactPhone(input);
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KH', extract: false });
  return parsed?.isValid() ? parsed.number : null;
}
