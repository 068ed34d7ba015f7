import * as z from 'zod';
import { isoDate } from '@/lib/contract/fields';
import { type Organization, organizationChange } from '@/lib/contract/lms/organizations';
import { emptyAsNull } from '@/lib/contract/typed-forms';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';

const { email, phone, telegram, website, academicYear, officeHours } = organizationChange.shape;

/** A day as date fields have it. */
const day = z
  .string()
  .refine((value) => value === '' || parseMonthDayYear(value) !== null, 'invalid-date')
  .transform((value) => parseMonthDayYear(value))
  .pipe(isoDate.nullable());

/** What readers see of an organization, as a form has it. */
export const organizationForm = z.object({
  email: emptyAsNull(email),
  phone: emptyAsNull(phone),
  telegram: emptyAsNull(telegram),
  website: emptyAsNull(website),
  officeHours: officeHours
    .unwrap()
    .unwrap()
    .transform((hours) => (hours.km || hours.en ? hours : null)),
  academicYear: emptyAsNull(academicYear),
  termStart: day,
  termEnd: day,
});

export const organizationValues = (organization: Organization): z.input<typeof organizationForm> => ({
  email: organization.email ?? '',
  phone: organization.phone ?? '',
  telegram: organization.telegram ?? '',
  website: organization.website ?? '',
  officeHours: organization.officeHours ?? { km: '', en: '' },
  academicYear: organization.academicYear ?? '',
  termStart: organization.termStart ? toMonthDayYear(organization.termStart) : '',
  termEnd: organization.termEnd ? toMonthDayYear(organization.termEnd) : '',
});
