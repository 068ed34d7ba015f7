import * as z from 'zod';
import { trimAll } from '@/lib/domain/trim';
import { candidateNumberOf } from '@/lib/domain/admissions/listed-results';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { examGrades, examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';
import { numberOfText, optionalEmail, requiredText, typed } from '../fields';
import {
  khmerFamilyName,
  khmerName,
  latinFamilyName,
  latinName,
  optionalKhmerName,
  phone,
} from '../person-fields';

/** Empty where the school does not ask for it. */
const khmerNameOrNone = optionalKhmerName.default('');
const country = z.string().regex(/^[A-Z]{2}$/, 'required');
const optionalCountry = z
  .string()
  .regex(/^(?:[A-Z]{2})?$/, 'required')
  .default('');

/** MM/DD/YYYY as the specification sends it; Khmer digits accepted. */
export const usDate = z
  .string('required')
  .min(1, 'required')
  .transform(toAsciiDigits)
  .refine((value) => parseMonthDayYear(value) !== null, 'invalid-date');

export const year = z.preprocess(
  numberOfText,
  z
    .int({ error: ({ input }) => (input === '' || input === undefined ? 'required' : 'invalid-year') })
    .min(1950, 'invalid-year')
    .max(2100, 'invalid-year'),
);

const foreignCountry = country.refine((value) => value !== 'KH', 'required');
const provinceCode = z.string().regex(/^\d{2}$/, 'required');

export const birthPlace = z.discriminatedUnion('place', [
  z.object({ place: z.literal('cambodia'), provinceCode }),
  z.object({ place: z.literal('abroad'), country: foreignCountry, city: requiredText(120) }),
]);

/** What of a person's data is asked in full where the school requires it. */
export const demanded = {
  lastNameKm: khmerFamilyName,
  firstNameKm: khmerName,
  nationality: country,
  email: optionalEmail.refine((value) => value !== '', 'required'),
};

export const personal = z.object({
  lastName: latinFamilyName,
  firstName: latinName,
  lastNameKm: khmerNameOrNone,
  firstNameKm: khmerNameOrNone,
  gender: z.enum(['male', 'female', 'other'], 'required'),
  birthday: usDate,
  phone: z.string().min(1, 'required').pipe(phone),
  email: optionalEmail.default(''),
  nationality: optionalCountry,
  birthPlace: birthPlace.nullable().default(null),
});

/** Codes of the gazetteer for Cambodia; country (ISO 3166-1 alpha-2) and city for anywhere else. */
export const address = z.discriminatedUnion('place', [
  z.object({
    place: z.literal('cambodia'),
    provinceCode,
    districtCode: z.string().regex(/^\d{4}$/, 'required'),
    communeCode: z.string().regex(/^\d{6}$/, 'required'),
    street: typed(200),
  }),
  z.object({
    place: z.literal('abroad'),
    country: foreignCountry,
    city: requiredText(120),
    street: typed(200),
  }),
]);

/** As the ministry gives it to everybody who sits for the exam. */
const candidateNumber = typed(20)
  .transform((number) => candidateNumberOf(number) || undefined)
  .optional();

export const nationalExam = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('taken'),
    track: z.enum(examTracks, 'required'),
    date: usDate,
    grade: z.enum(examGrades, 'required'),
    totalScore: z.preprocess(
      (value) => (typeof value === 'string' && trimAll(value) === '' ? null : numberOfText(value)),
      z.number('invalid-number').min(0, 'out-of-range').max(500, 'out-of-range').nullable(),
    ),
    subjects: z.partialRecord(z.enum([...examSubjects, 'other']), z.enum(examGrades)),
    otherSubjects: typed(200).optional(),
    candidateNumber,
  }),
  z.object({
    state: z.literal('planned'),
    track: z.enum(examTracks, 'required'),
    date: usDate,
    candidateNumber,
  }),
  z.object({ state: z.literal('not-taken'), reason: requiredText(500) }),
]);

export const highSchool = z.object({
  code: z.string().max(20).nullable(),
  name: requiredText(200),
  provinceCode,
  districtCode: z.union([z.literal(''), z.string().regex(/^\d{4}$/)]),
  graduated: z.boolean('required'),
  graduationYear: year,
});

/**
 * All that an application says about the person; stored as it was at submission. What the school does not ask for is null or ''.
 * `answers` are those to the school's own questions, by their keys.
 */
export const enrollDetail = z.object({
  personal,
  address: address.nullable().default(null),
  nationalExam: nationalExam.nullable().default(null),
  highSchool: highSchool.nullable().default(null),
  answers: z.record(z.string().max(60), typed(2000)).default({}),
});
export type EnrollDetail = z.output<typeof enrollDetail>;
export type EnrollDetailInput = z.input<typeof enrollDetail>;
