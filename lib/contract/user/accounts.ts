import * as z from 'zod';
import { defineResource } from '../endpoint';
import { digits, instant, isoDate, typed } from '../fields';
import { latinName, phone } from './person-fields';

export const registration = z.object({
  lastName: latinName,
  firstName: latinName,
  phone,
  locale: z.enum(['km', 'en']),
});

const challenge = z.object({
  userId: z.uuid(),
  challengeId: z.uuid(),
  expiresInSeconds: z.int(),
  resendAfterSeconds: z.int(),
});

export const verification = z.object({
  challengeId: z.uuid(),
  verifyCode: digits(/^\d{6}$/, 'invalid-code'),
});

export const pinBody = z.object({ pin: digits(/^\d{6}$/, 'invalid-pin') });

export const account = z.object({
  id: z.uuid(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameKm: z.string().nullable(),
  lastNameKm: z.string().nullable(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  dob: isoDate.nullable(),
  nationality: z.string().nullable(),
  province: z.string().nullable(),
  currentSchool: z.string().nullable(),
  /** Address of the picture. */
  avatar: z.string().nullable(),
  roles: z.array(z.string()),
});
export type Account = z.infer<typeof account>;

export const accountChange = z
  .object({
    firstName: latinName,
    lastName: latinName,
    firstNameKm: typed(60).nullable(),
    lastNameKm: typed(60).nullable(),
    gender: z.enum(['male', 'female', 'other']),
    dob: isoDate,
    email: z.email('invalid-email').max(200).nullable(),
    nationality: z.string().length(2),
    province: z.string().length(2),
    currentSchool: typed(200).nullable(),
  })
  .partial();

export const accountsResource = defineResource('user/accounts', {
  register: {
    method: 'POST',
    path: '/api-user/users',
    access: 'public',
    summary: 'Register with a phone number; sends a verification code by SMS',
    body: registration,
    response: challenge,
    status: 201,
    limited: true,
  },
  verifyCode: {
    method: 'POST',
    path: '/api-user/users/:id/verify_code',
    access: 'public',
    summary: 'Prove the phone number; answers a grant for setting the PIN',
    body: verification,
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
    response: z.object({ deletionAt: instant }),
    status: 202,
    conflicts: true,
  },
});
