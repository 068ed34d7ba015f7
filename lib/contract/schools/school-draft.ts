import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { isoDate, requiredBoth, requiredText, typed, typedText } from '../fields';
import { draftFields, officePhone } from '../record-fields';

const { nameMax, titleMax, shortTextMax, longTextMax } = textLimits;

const provinceCode = z.string().regex(/^\d{2}$/, 'required');
const districtCode = z
  .string()
  .regex(/^\d{4}$/, 'unknown-place')
  .nullable();
const communeCode = z
  .string()
  .regex(/^\d{6}$/, 'unknown-place')
  .nullable();

const key = z.string().regex(/^[a-z0-9-]{1,60}$/, 'invalid-key');

export const scholarshipDraft = z.object({
  key,
  title: requiredBoth(titleMax),
  description: typedText(longTextMax),
  coverage: typedText(shortTextMax),
  coveragePercent: z.number().min(0).max(100),
  seats: z.int().min(0).max(100_000),
  deadline: isoDate,
  eligibility: typedText(longTextMax),
});

export const exchangeProgramDraft = z.object({
  key,
  title: requiredBoth(titleMax),
  partner: requiredBoth(titleMax),
  country: requiredBoth(nameMax),
  durationMonths: z.int().min(1).max(120),
  description: typedText(longTextMax),
});

/** Nothing is stored of a person who has not agreed to it: the day of their consent is required. */
export const schoolQuoteDraft = z.object({
  key,
  quote: requiredBoth(shortTextMax),
  name: requiredBoth(nameMax),
  role: z.enum(['student', 'graduate'], 'required'),
  year: z.int('required').min(1950).max(2100),
  program: requiredBoth(titleMax),
  consentedOn: isoDate,
});

/** A campus without `campusId` is new. A campus shows on a map, so its position is required. */
export const campusDraft = z.object({
  campusId: z.uuid().optional(),
  name: requiredBoth(titleMax),
  province: provinceCode,
  district: districtCode,
  commune: communeCode,
  street: typedText(shortTextMax),
  latitude: z.number('required').min(-90).max(90),
  longitude: z.number('required').min(-180).max(180),
  phone: officePhone,
});
export type CampusDraft = z.output<typeof campusDraft>;

const picture = z.string('required').max(200);
/** Who took or owns a picture. */
const credit = typed(textLimits.nameMax).default('');

/** Keys of stored files of the school; each picture of the gallery says what it shows. */
export const picturesDraft = z.object({
  logo: picture.nullable(),
  cover: picture.nullable(),
  coverCredit: credit,
  gallery: z.array(z.object({ key: picture, alt: requiredBoth(titleMax), credit })).max(12),
});

const uniqueKeys = (items: { key: string }[]) => new Set(items.map((item) => item.key)).size === items.length;

const fields = z.object({
  code: z.string().regex(/^[A-Za-z0-9-]{2,20}$/, 'invalid-code'),
  name: requiredText(titleMax),
  nameNative: requiredText(titleMax),
  schoolType: z.enum(schoolTypes, 'required'),
  status: z.enum(['active', 'inactive']),
  province: provinceCode,
  district: districtCode,
  commune: communeCode,
  isPublic: z.boolean('required'),
  hue: z.int().min(0).max(359),
  ...draftFields(schoolFields),
  scholarships: z.array(scholarshipDraft).max(50).refine(uniqueKeys, 'key-twice'),
  exchangePrograms: z.array(exchangeProgramDraft).max(50).refine(uniqueKeys, 'key-twice'),
  quotes: z.array(schoolQuoteDraft).max(12).refine(uniqueKeys, 'key-twice'),
  pictures: picturesDraft,
  /** The answer to 409 `near-names`: it is none of the schools that were named. */
  isAnotherSchool: z.boolean(),
  /** The whole list; a missing campus is closed. */
  campuses: z.array(campusDraft).max(50),
});

/** The changeable fields of a school; absent ones stay. Slug, fees, majors and counts are derived. */
export const schoolChange = fields.partial();
export type SchoolChange = z.output<typeof schoolChange>;

/** A new school: names, type, sector and place are required, the rest may follow. */
export const schoolDraft = schoolChange.required({
  name: true,
  nameNative: true,
  schoolType: true,
  province: true,
  isPublic: true,
});
export type SchoolDraft = z.output<typeof schoolDraft>;
