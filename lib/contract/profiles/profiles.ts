import * as z from 'zod';
import { defineResource } from '../endpoint';
import { pageOf } from '../answers';
import { mailAddress, done, keyword, queryBoolean, queryInt, typed } from '../fields';
import { optionalKhmerName, phone, writtenFamilyName, writtenName } from '../person-fields';
import { cvSettings, openParts } from './profile-settings';
import { completeProfile, profile } from './profile-shapes';
import { ofAnyRecord } from '../zod-settings';

export type Profile = z.output<typeof profile>;
export type CompleteProfile = z.output<typeof completeProfile>;

/** A picture of this site or one on the web over TLS. */
const pictureUrl = z
  .string()
  .max(500)
  .refine(
    (value) => /^\/(?![/\\])\S*$/.test(value) || z.url({ protocol: /^https$/ }).safeParse(value).success,
    'invalid-url',
  );

/** '' is no contact, as a form sends it. */
const contact = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();

/** Each text stands in Khmer too in the field that ends in `Native`. */
const profileFields = z.object({
  firstName: z.string('required').pipe(writtenName),
  firstNameNative: optionalKhmerName.nullish(),
  lastName: z.string('required').pipe(writtenFamilyName),
  lastNameNative: optionalKhmerName.nullish(),
  email: contact(mailAddress(200)),
  phoneNumber: contact(z.string().pipe(phone)),
  location: typed(200).nullish(),
  locationNative: typed(200).nullish(),
  specialization: typed(200).nullish(),
  specializationNative: typed(200).nullish(),
  aboutMe: typed(3000).nullish(),
  aboutMeNative: typed(3000).nullish(),
  avatarUrl: pictureUrl.nullish(),
  shared: z.boolean().optional(),
  openParts: openParts.optional(),
  cv: cvSettings.optional(),
});
/** Most people sign up by phone, some by mail: one of both reaches them. */
const profileDraft = profileFields.refine(({ email, phoneNumber }) => email || phoneNumber, {
  path: ['phoneNumber'],
  error: 'phone-or-email',
  when: ofAnyRecord,
});
export const profileHead = profileFields.omit({
  avatarUrl: true,
  shared: true,
  openParts: true,
  cv: true,
});

const profileFilter = z.object({
  keyword,
  shared: queryBoolean.optional(),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: 20 }),
});

const base = '/api-nest-recruit/organizations/:orgId/profiles';
const one = `${base}/:id` as const;
const ofUser = `${base}/user/:userId` as const;

/** `GET` is open to readers of the profile: its owner, staff of the organization, and anyone while it is shared. */
export const profilesResource = defineResource('recruitment/profiles', {
  list: {
    method: 'GET',
    path: base,
    access: 'staff',
    summary: 'Profiles of an organization, latest change first',
    query: profileFilter,
    response: pageOf(profile),
  },
  create: {
    method: 'POST',
    path: base,
    access: 'user',
    summary: 'Make one’s profile with a number or a mail address; a person has one in an organization',
    body: profileDraft,
    response: profile,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  get: { method: 'GET', path: one, access: 'public', summary: 'One profile', response: profile },
  update: {
    method: 'PATCH',
    path: one,
    access: 'owner',
    summary: 'Change one’s profile, or share it',
    body: profileFields.partial(),
    response: profile,
    versioned: 'if-sent',
  },
  remove: { method: 'DELETE', path: one, access: 'owner', summary: 'Delete one’s profile', response: done },
  getOfUser: {
    method: 'GET',
    path: ofUser,
    access: 'public',
    summary: 'The profile of a person',
    response: profile,
  },
  updateOfUser: {
    method: 'PATCH',
    path: ofUser,
    access: 'self',
    summary: 'Change one’s profile, or share it',
    body: profileFields.partial(),
    response: profile,
    versioned: 'if-sent',
  },
  removeOfUser: {
    method: 'DELETE',
    path: ofUser,
    access: 'self',
    summary: 'Delete one’s profile',
    response: done,
  },
});

export const completeProfilesResource = defineResource('recruitment/complete-profiles', {
  get: {
    method: 'GET',
    path: `${one}/complete`,
    access: 'public',
    summary: 'A profile with all its collections',
    response: completeProfile,
  },
  getOfUser: {
    method: 'GET',
    path: `${ofUser}/complete`,
    access: 'public',
    summary: 'The profile of a person with all its collections; null for its person while there is none',
    response: completeProfile.nullable(),
  },
});
