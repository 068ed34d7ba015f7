import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { normalizePhone } from '@/lib/domain/values/phone';
import { companyChecks } from '@/lib/domain/careers/company-checks';
import { parseAddress } from '@/lib/domain/web-address';
import { mailAddress, isoDate, requiredBoth, requiredText, typed, typedText } from '../fields';

/** In any usual spelling, also of an office; becomes E.164. */
const phone = requiredText(40)
  .refine((value) => normalizePhone(value) !== null, 'invalid-phone')
  .transform((value) => normalizePhone(value));

/** An address of a company's own site. Only https, because a link that people follow must reach whom it names. */
const site = typed(300).refine((value) => {
  const address = parseAddress(value);
  return address?.protocol === 'https:' && address.username === '' && address.hostname.includes('.');
}, 'invalid-url');

export const companyDraft = z.object({
  name: requiredBoth(textLimits.titleMax),
  about: typedText(textLimits.longTextMax),
  registrationNumber: requiredText(60).nullable(),
  province: z.string().regex(/^\d{2}$/, 'unknown-place'),
  address: typed(300),
  contactName: typed(textLimits.nameMax),
  phone: phone.nullable(),
  email: mailAddress(200).nullable(),
  site: site.nullable(),
});
export type CompanyDraft = z.output<typeof companyDraft>;

/** `seen` is what was seen of the employer, `what` names the evidence; `until` is the last day on which it counts: twelve months from now unless it is given. */
export const companyCheck = z.object({
  seen: z.array(z.enum(companyChecks)).min(1, 'required').max(companyChecks.length),
  what: requiredText(textLimits.shortTextMax),
  until: isoDate.optional(),
});
