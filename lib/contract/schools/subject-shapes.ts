import * as z from 'zod';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { readDegree, usualDegree } from '@/lib/domain/schools/read-degree';
import {
  orUnsaid,
  answer,
  answeredDay,
  answeredInstant,
  answeredUsd,
  answeredYesNo,
  noText,
  type Raw,
  recordId,
  textOr,
} from '../answers';
import { isoDate, text } from '../fields';
import { admissionRule } from './admission-rule';

/** A course or program. `tuitionFee` in USD: a year, or the whole of a short course. */
const subjectFields = z.object({
  enrollableSubjectId: recordId,
  schoolId: recordId,
  name: z.string(),
  nameNative: z.string(),
  status: z.enum(['active', 'inactive']),
  schoolType: z.enum(schoolTypes),
  enrollableCategoryId: z.string().nullable(),
  categoryName: text.nullable(),
  /** Code of the field of study its major belongs to. */
  field: z.string().nullable(),
  degree: z.preprocess((name) => (typeof name === 'string' ? readDegree(name) : name), z.enum(degreeCodes)),
  tuitionFee: answeredUsd,
  isPublic: answeredYesNo,
  startDate: answeredDay,
  endDate: answeredDay,
  /** The first day of applications; null: already open. */
  applicationsOpenOn: isoDate.nullable(),
  applicationDeadline: isoDate.nullable(),
  /** The day when applications open again after the deadline. */
  nextIntakeOn: isoDate.nullable(),
  isFull: z.boolean(),
  durationMonths: z.int(),
  /** Null when the backend does not provide it. */
  language: orUnsaid(z.enum(['km', 'en', 'km-en'])),
  shift: orUnsaid(z.enum(['morning', 'afternoon', 'evening', 'weekend', 'full-day'])),
  /** Who is admitted; null: not published. */
  admission: admissionRule.nullable(),
  school: z.object({
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    province: z.string(),
    hue: z.int(),
    verified: z.boolean(),
    isDemo: z.boolean(),
  }),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});

const averageMonthMs = (365.25 / 12) * 86_400_000;
const monthsBetween = (start: unknown, end: unknown): number => {
  const months = Math.round((Date.parse(textOr(end)) - Date.parse(textOr(start))) / averageMonthMs);
  return months > 0 ? months : 12;
};

/** The school of a course whose backend gives only its id. */
const namelessSchool = (schoolId: unknown) => ({
  slug: textOr(schoolId),
  name: '',
  nameNative: '',
  province: '',
  hue: 0,
  verified: false,
  isDemo: false,
});

const subjectAdded = (raw: Raw) => ({
  nameNative: textOr(raw['name']),
  status: 'active' as const,
  enrollableCategoryId: null,
  categoryName: null,
  field: null,
  degree: usualDegree(raw['schoolType']),
  isPublic: 'no' as const,
  applicationsOpenOn: null,
  applicationDeadline: null,
  nextIntakeOn: null,
  isFull: false,
  durationMonths: monthsBetween(raw['startDate'], raw['endDate']),
  language: null,
  shift: null,
  admission: null,
  school: namelessSchool(raw['schoolId']),
  updatedAt: textOr(raw['createdAt']),
});

export const subject = answer(subjectFields, subjectAdded);

/** `version` counts changes; send it back as `If-Match` when changing. */
const detailFields = subjectFields.extend({ description: text, careers: text, version: z.int() });
export const subjectDetail = answer(detailFields, (raw) => ({
  ...subjectAdded(raw),
  description: noText,
  careers: noText,
  version: 0,
}));
