import { readMail } from '@/lib/domain/values/mail';
import * as z from 'zod';
import type { Account, accountChange } from '@/lib/contract/accounts/accounts';
import { latinFamilyName, latinName, optionalKhmerName } from '@/lib/contract/person-fields';
import { typed } from '@/lib/contract/fields';
import {
  dayInCambodia,
  isPlausibleBirthDay,
  parseMonthDayYear,
  toMonthDayYear,
} from '@/lib/domain/dates/dates';
import { genders } from '@/lib/domain/people/genders';
import { khmerFamilyNameOf, latinPart, noFamilyName } from '@/lib/domain/values/name';

/** A birthday as it is typed, MM/DD/YYYY; '' where it may be left out. */
export const birthday = z
  .string()
  .refine((value) => value === '' || parseMonthDayYear(value) !== null, {
    message: 'invalid-date',
    abort: true,
  })
  .refine((value) => {
    const day = parseMonthDayYear(value);
    return day === null || isPlausibleBirthDay(day, dayInCambodia(new Date()));
  }, 'birth-date');

/** The person's details in the form: '' when unknown, the birthday as MM/DD/YYYY. */
export const profileForm = z.object({
  lastName: latinFamilyName,
  firstName: latinName,
  lastNameKm: optionalKhmerName,
  firstNameKm: optionalKhmerName,
  gender: z.enum(['', ...genders]),
  dob: birthday,
  email: typed(200)
    .pipe(z.string().min(1, 'required'))
    .transform((email) => readMail(email) ?? email)
    .refine((email) => readMail(email) !== null, 'invalid-email'),
  province: z.string(),
  currentSchool: typed(200),
});

export const toForm = (account: Account): z.input<typeof profileForm> => ({
  lastName: latinPart(account.lastName),
  firstName: latinPart(account.firstName),
  lastNameKm: khmerFamilyNameOf(account),
  firstNameKm: account.firstNameKm ?? '',
  gender: account.gender ?? '',
  dob: account.dob ? toMonthDayYear(account.dob) : '',
  email: account.email ?? '',
  province: account.province ?? '',
  currentSchool: account.currentSchool ?? '',
});

/** The endpoint's input: a cleared text is null; gender, birthday and province can be changed but not cleared. */
export const toChange = (form: z.output<typeof profileForm>): z.input<typeof accountChange> => {
  const { gender, dob, province, lastNameKm, firstNameKm, currentSchool, ...required } = form;
  const day = parseMonthDayYear(dob);
  return {
    ...required,
    lastNameKm: (firstNameKm || lastNameKm !== noFamilyName ? lastNameKm : '') || null,
    firstNameKm: firstNameKm || null,
    currentSchool: currentSchool || null,
    ...(gender && { gender }),
    ...(day && { dob: day }),
    ...(province && { province }),
  };
};
