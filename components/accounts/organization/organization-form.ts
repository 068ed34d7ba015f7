import * as z from 'zod';
import { isoDate } from '@/lib/contract/fields';
import { type Organization, organizationChange } from '@/lib/contract/school-day/organizations';
import { emptyAsNull, typedDayOrNull } from '@/lib/contract/typed-forms';
import { typedFrom } from '@/lib/contract/typed-values';

const { email, phone, telegram, website, academicYear, officeHours } = organizationChange.shape;

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
  termStart: typedDayOrNull(isoDate.nullable()),
  termEnd: typedDayOrNull(isoDate.nullable()),
});

export const organizationValues = (organization: Organization) => typedFrom(organizationForm, organization);
