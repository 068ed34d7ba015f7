import * as z from 'zod';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { readFee } from '@/lib/domain/values/money';
import { textLimits } from '@/lib/domain/limits/texts';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { isoDate, requiredText, typedText } from '../fields';
import { admissionRule } from './admission-rule';

/** 1200, "1200.50" or "$1,200"; becomes USD, rounded to whole cents. */
const tuitionFee = z
  .union([z.number(), z.string().max(40)], 'required')
  .transform((value) => readFee(value))
  .refine((value): value is number => value !== null && value <= 1_000_000, 'invalid-amount');

const fields = z.object({
  name: requiredText(textLimits.titleMax),
  nameNative: requiredText(textLimits.titleMax),
  status: z.enum(['active', 'inactive']),
  schoolType: z.enum(schoolTypes),
  enrollableCategoryId: z.string().max(60).nullable(),
  degree: z.enum(degreeCodes, 'required'),
  tuitionFee,
  isPublic: z.enum(['yes', 'no']),
  /** 2222-12-22 marks a placeholder that stays hidden. */
  startDate: isoDate,
  endDate: isoDate,
  applicationsOpenOn: isoDate.nullable(),
  applicationDeadline: isoDate.nullable(),
  nextIntakeOn: isoDate.nullable(),
  isFull: z.boolean(),
  durationMonths: z.int().min(1).max(240),
  language: z.enum(['km', 'en', 'km-en']),
  shift: z.enum(['morning', 'afternoon', 'evening', 'weekend', 'full-day']),
  /** Null: not published. */
  admission: admissionRule.nullable(),
  description: typedText(textLimits.longTextMax),
  careers: typedText(textLimits.longTextMax),
});

/** The changeable fields of a course; it stays with its school. */
export const subjectChange = fields.partial();
export type SubjectChange = z.output<typeof subjectChange>;

export const subjectDraft = subjectChange
  .required({
    name: true,
    nameNative: true,
    degree: true,
    tuitionFee: true,
    startDate: true,
    endDate: true,
    durationMonths: true,
    language: true,
    shift: true,
  })
  .extend({ schoolId: z.uuid() });
export type SubjectDraft = z.output<typeof subjectDraft>;
