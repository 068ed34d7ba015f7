import * as z from 'zod';
import { defineResource } from '../endpoint';
import { ageByDay, answer, answeredAge, answeredDay, answeredInstant, recordId, textOr } from '../answers';
import { mailAddress, digits, isoDate, typed } from '../fields';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { defaultRoleName } from '@/lib/domain/accounts/roles';
import {
  familyNameInEitherScript,
  latinFamilyName,
  latinName,
  nameInEitherScript,
  optionalKhmerName,
  phone,
} from '../person-fields';

export const registration = z.object({
  lastName: familyNameInEitherScript,
  firstName: nameInEitherScript,
  phone,
  locale: z.enum(['km', 'en']),
});

/**
 * Pupils of a school's visit add its code, and whether they agree to be on its list; what is no code changes nothing. `by`
 * says that Telegram proves the number, so that no text message is sent.
 */
export const signup = registration.extend({
  by: z.literal('telegram').optional(),
  visitCode: typed(20).optional(),
  listAgreed: z.boolean().optional(),
});

const challenge = answer(
  z.object({
    userId: recordId,
    challengeId: recordId,
    expiresInSeconds: z.int(),
    resendAfterSeconds: z.int(),
  }),
  ({ userId }) => ({
    challengeId: textOr(userId, '-'),
    expiresInSeconds: codeLimits.lifetimeSeconds,
    resendAfterSeconds: 0,
  }),
);

export const verification = z.object({
  challengeId: z.uuid(),
  verifyCode: digits(/^\d{6}$/, 'invalid-code'),
});

export const pinBody = z.object({ pin: digits(/^\d{6}$/, 'invalid-pin') });

/** In any case; other values count as unknown. */
const answeredGender = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() || null : value),
  z.enum(['male', 'female', 'other']).nullable(),
);

const accountFields = z.object({
  id: recordId,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameKm: z.string().nullable(),
  lastNameKm: z.string().nullable(),
  gender: answeredGender,
  dob: answeredDay.nullable(),
  age: answeredAge,
  nationality: z.string().nullable(),
  province: z.string().nullable(),
  currentSchool: z.string().nullable(),
  /** Address of the picture. */
  avatar: z.string().nullable(),
  roles: z.array(z.string()),
});

/** Another backend may use the claims of its identity provider: `sub`, `family_name` … */
export const account = answer(accountFields, (raw) => ({
  id: textOr(raw['sub']),
  phone: textOr(raw['preferred_username']) || null,
  email: null,
  emailVerified: raw['email_verified'] === true,
  firstName: textOr(raw['given_name']),
  lastName: textOr(raw['family_name']),
  firstNameKm: null,
  lastNameKm: null,
  gender: null,
  dob: null,
  age: ageByDay(raw['dob']),
  nationality: null,
  province: null,
  currentSchool: null,
  avatar: null,
  roles: [defaultRoleName],
}));
export type Account = z.infer<typeof account>;

/** MM/DD/YYYY, as the specification's forms send it, becomes YYYY-MM-DD; Khmer digits accepted. */
const isoDayOf = (value: string): string => parseMonthDayYear(toAsciiDigits(value)) ?? value;

export const accountChange = z
  .object({
    firstName: latinName,
    lastName: latinFamilyName,
    firstNameKm: optionalKhmerName.nullable(),
    lastNameKm: optionalKhmerName.nullable(),
    gender: z.enum(['male', 'female', 'other']),
    dob: z.string().transform(isoDayOf).pipe(isoDate),
    email: mailAddress(200).nullable(),
    nationality: z.string().length(2),
    province: z.string().length(2),
    currentSchool: typed(200).nullable(),
    /** In which messages are written. */
    locale: z.enum(['km', 'en']),
  })
  .partial();

export const accountsResource = defineResource('user/accounts', {
  register: {
    method: 'POST',
    path: '/api-user/users',
    access: 'public',
    summary:
      'Register with a phone number; sends a verification code by SMS, or none where Telegram is to prove it',
    body: signup,
    response: challenge,
    status: 201,
    limited: true,
  },
  verifyCode: {
    method: 'POST',
    path: '/api-user/users/:id/verify_code',
    access: 'public',
    summary: 'Prove the phone number; answers a grant for setting the PIN',
    /** Without `challengeId`, the newest code of the person's registration counts. */
    body: verification.partial({ challengeId: true }),
    response: z.object({ grant: z.string(), expiresInSeconds: z.int() }),
  },
  setPin: {
    method: 'POST',
    path: '/api-user/users/set_pin',
    access: 'grant',
    summary: 'Set the PIN with the grant of a verified code',
    body: pinBody,
    response: z.object({ username: z.string() }),
  },
  get: {
    method: 'GET',
    path: '/api-user/users/:id',
    access: 'self',
    summary: 'One account',
    response: account,
  },
  update: {
    method: 'PATCH',
    path: '/api-user/users/:id',
    access: 'self',
    summary: 'Change one’s own account; roles and verified flags are not among the fields',
    body: accountChange,
    response: account,
  },
  remove: {
    method: 'DELETE',
    path: '/api-user/users/:id',
    access: 'self',
    summary:
      'Ask for one’s account to be deleted after 30 days; ends every session, the next log-in takes it back',
    response: z.object({ deletionAt: answeredInstant }),
    status: 202,
    conflicts: true,
  },
});
