import { compactPhone } from '@/lib/domain/values/phone';
import * as z from 'zod';
import { attributeKinds, experienceTypes, profileLimits } from '@/lib/domain/profiles/recruitment-options';
import { numberOfText, optionalEmail, typed } from '../fields';
import { isToldBefore, readToldDate } from '@/lib/domain/values/date';
import { readScore } from '@/lib/domain/values/score';
import { profileSection } from './profile-section';

const optionalText = (maxLength: number) => typed(maxLength).nullish();
/** A day, a month or a year, as exact as it was told: `2018`, `2018-09`, `2018-09-01`. */
const told = z
  .string('required')
  .refine((value) => readToldDate(value) !== null, 'invalid-date')
  .transform((value) => readToldDate(value) ?? value);
const day = z.string('required').min(1, 'required').pipe(told);
const optionalDay = told.nullish();

/** A text, and the same in Khmer script; where it is needed, one of both is. */
const either = <const Name extends string>(name: Name, maxLength: number) => {
  const field = z.string('required').pipe(typed(maxLength)).nullish();
  return { [name]: field, [`${name}Native`]: field } as Record<Name | `${Name}Native`, typeof field>;
};
/** Others see an entry unless this is false. */
const isShow = z.boolean().optional();

/** A referee's number: also landlines and foreign ones, Khmer digits and separators allowed. */
const contactPhone = z
  .string()
  .max(40)
  .transform(compactPhone)
  .refine((value) => value === '' || /^\+?\d{6,15}$/.test(value), 'invalid-phone')
  .nullish();

type Context = z.RefinementCtx;
const refuse = (context: Context, path: string, message: string) =>
  context.addIssue({ code: 'custom', path: [path], message });

const inOrder = (
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  context: Context,
) => {
  if (startDate && endDate && isToldBefore(endDate, startDate)) refuse(context, 'endDate', 'before-start');
};

export const education = z.object({
  ...either('degreeName', 200),
  ...either('schoolName', 200),
  ...either('fieldOfStudy', 200),
  startDate: day,
  endDate: optionalDay,
  gpa: z
    .preprocess(
      numberOfText,
      z.number('invalid-number').min(0, 'out-of-range').max(profileLimits.gpaMax, 'out-of-range').nullable(),
    )
    .optional(),
  /** The result on any scale, as the transcript says it: `85/100`, `16/20`. */
  score: typed(60)
    .refine((value) => value === '' || readScore(value) !== null, 'invalid-score')
    .nullish(),
  classId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullish(),
  isShow,
  /** The school's records say so. It is never taken from the person. */
  isFromSMS: z.boolean().optional(),
});

/**
 * The origin of an entry is set once: `classId` and `isFromSMS` cannot be patched. Without an end date the person still
 * studies there.
 */
export const educationResource = profileSection('education', {
  fields: education,
  change: education.omit({ classId: true, isFromSMS: true }).partial(),
  needed: ['degreeName', 'schoolName', 'fieldOfStudy'],
  check: inOrder,
});

/** Without an end date the person still works there. */
export const experience = z.object({
  ...either('jobTitle', 200),
  ...either('companyName', 200),
  ...either('jobDescription', 3000),
  experienceType: z.enum(experienceTypes, 'required'),
  ...either('location', 200),
  startDate: optionalDay,
  endDate: optionalDay,
  isShow,
});
export const experienceResource = profileSection('experience', {
  fields: experience,
  change: experience.partial(),
  needed: ['jobTitle', 'companyName', 'jobDescription'],
  check: inOrder,
});

export const achievement = z.object({
  ...either('title', 200),
  ...either('issuingOrganization', 200),
  dateReceived: day,
  ...either('description', 1000),
  isShow,
});
export const achievementResource = profileSection('achievement', {
  fields: achievement,
  change: achievement.partial(),
  needed: ['title', 'issuingOrganization'],
});

/** What the referee has said about being shown; who has no contacts is not asked, and a landline takes no message. */
const refereeConsent = z.object({
  state: z.enum(['not-needed', 'unreachable', 'not-asked', 'asked', 'agreed', 'refused']),
  askedAt: z.string().nullable(),
});
export type RefereeConsent = z.output<typeof refereeConsent>;

/** `position` is the referee's position or title. */
export const reference = z.object({
  ...either('name', 120),
  ...either('position', 200),
  ...either('companyName', 200),
  phone: contactPhone,
  email: optionalEmail.nullish(),
  isShow,
  /** It is never taken from the person. */
  consent: refereeConsent.optional(),
});
export const referenceResource = profileSection('reference', {
  fields: reference,
  change: reference.omit({ consent: true }).partial(),
  needed: ['name', 'position'],
});

export const certificate = z.object({
  ...either('name', 200),
  dateEarned: day,
  ...either('issuingOrganization', 200),
  expiryDate: optionalDay,
  credentialId: optionalText(100),
  isShow,
});
export const certificateResource = profileSection('certificate', {
  fields: certificate,
  change: certificate.partial(),
  needed: ['name'],
  check: (entry, context) => {
    if (entry.expiryDate && isToldBefore(entry.expiryDate, entry.dateEarned))
      refuse(context, 'expiryDate', 'before-start');
  },
});

/** A hobby has no level. */
export const attribute = z.object({
  kind: z.enum(attributeKinds, 'required'),
  ...either('name', 100),
  level: z
    .preprocess(
      numberOfText,
      z
        .int('invalid-number')
        .min(profileLimits.levelMin, 'out-of-range')
        .max(profileLimits.levelMax, 'out-of-range')
        .nullable(),
    )
    .optional(),
  isShow,
});
export const attributeResource = profileSection('attribute', {
  fields: attribute,
  change: attribute.partial(),
  needed: ['name'],
  check: (entry, context) => {
    if (entry.kind !== 'hobby' && entry.level == null) refuse(context, 'level', 'required');
  },
});

export const profileSectionResources = [
  educationResource,
  experienceResource,
  achievementResource,
  referenceResource,
  certificateResource,
  attributeResource,
] as const;
