import * as z from 'zod';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { attributeKinds, experienceTypes, profileLimits } from '@/lib/domain/recruitment/recruitment-options';
import { optionalEmail, requiredText, typed } from '../fields';
import { profileSection } from './profile-section';

const optionalText = (maxLength: number) => typed(maxLength).nullish();
const day = z.string('required').min(1, 'required').pipe(z.iso.date('invalid-date'));
const optionalDay = z.iso.date('invalid-date').nullish();
const required = (maxLength: number) => z.string('required').pipe(requiredText(maxLength));

const fromText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? Number(toAsciiDigits(value)) : value;

/** A referee's number: also landlines and foreign ones, Khmer digits and separators allowed. */
const contactPhone = z
  .string()
  .max(40)
  .transform((value) => toAsciiDigits(value).replace(/[\s\u200b().-]/g, ''))
  .refine((value) => value === '' || /^\+?\d{6,15}$/.test(value), 'invalid-phone')
  .nullish();

type Context = z.RefinementCtx;
const refuse = (context: Context, path: string, message: string) =>
  context.addIssue({ code: 'custom', path: [path], message });

const inOrder = (
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  context: Context,
) => {
  if (startDate && endDate && endDate < startDate) refuse(context, 'endDate', 'before-start');
};

export const education = z.object({
  degreeName: required(200),
  schoolName: required(200),
  fieldOfStudy: required(200),
  startDate: day,
  endDate: day,
  gpa: z
    .preprocess(
      fromText,
      z.number('invalid-number').min(0, 'out-of-range').max(profileLimits.gpaMax, 'out-of-range').nullable(),
    )
    .optional(),
  classId: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullish(),
  isShow: z.boolean().optional(),
  isFromSMS: z.boolean().optional(),
});

/**
 * The origin of an entry is set once: `classId` and `isFromSMS` cannot be patched. An entry is shown unless `isShow`
 * is false.
 */
export const educationResource = profileSection('education', {
  fields: education,
  change: education.omit({ classId: true, isFromSMS: true }).partial(),
  check: (entry, context) => {
    inOrder(entry, context);
    if (entry.isFromSMS && !entry.classId) refuse(context, 'classId', 'required');
  },
});

/** Without an end date the person still works there. */
export const experience = z.object({
  jobTitle: required(200),
  companyName: required(200),
  jobDescription: required(3000),
  experienceType: z.enum(experienceTypes, 'required'),
  location: optionalText(200),
  startDate: optionalDay,
  endDate: optionalDay,
});
export const experienceResource = profileSection('experience', {
  fields: experience,
  change: experience.partial(),
  check: inOrder,
});

export const achievement = z.object({
  title: required(200),
  issuingOrganization: required(200),
  dateReceived: day,
  description: optionalText(1000),
});
export const achievementResource = profileSection('achievement', {
  fields: achievement,
  change: achievement.partial(),
});

/** `position` is the referee's position or title. */
export const reference = z.object({
  name: required(120),
  position: required(200),
  companyName: optionalText(200),
  phone: contactPhone,
  email: optionalEmail.nullish(),
});
export const referenceResource = profileSection('reference', {
  fields: reference,
  change: reference.partial(),
});

export const certificate = z.object({
  name: required(200),
  dateEarned: day,
  issuingOrganization: optionalText(200),
  expiryDate: optionalDay,
  credentialId: optionalText(100),
});
export const certificateResource = profileSection('certificate', {
  fields: certificate,
  change: certificate.partial(),
  check: (entry, context) => {
    if (entry.expiryDate && entry.expiryDate < entry.dateEarned)
      refuse(context, 'expiryDate', 'before-start');
  },
});

/** A hobby has no level. */
export const attribute = z.object({
  kind: z.enum(attributeKinds, 'required'),
  name: required(100),
  level: z
    .preprocess(
      fromText,
      z
        .int('invalid-number')
        .min(profileLimits.levelMin, 'out-of-range')
        .max(profileLimits.levelMax, 'out-of-range')
        .nullable(),
    )
    .optional(),
});
export const attributeResource = profileSection('attribute', {
  fields: attribute,
  change: attribute.partial(),
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
