import * as z from 'zod';
import {
  orUnsaid,
  answer,
  answeredFlag,
  answeredInstant,
  bothOf,
  type Raw,
  recordId,
  textOr,
} from '../answers';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { instant, isoDate, text } from '../fields';
import { nothingOf, toldFields } from '../record-fields';
import { campus, exchangeProgram, scholarship, schoolPictures, schoolQuote } from './school-parts';

export const schoolType = z.enum(schoolTypes);

const told = toldFields(schoolFields);
const nothing = nothingOf(schoolFields);

/** What a list shows of a school. Fees in USD a year; null where none is published. */
export const schoolSummaryFields = z.object({
  schoolId: recordId,
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
  schoolType,
  verified: told.verified,
  status: z.enum(['active', 'inactive']),
  region: z.literal('cambodia'),
  province: z.string(),
  isPublic: answeredFlag,
  tagline: told.tagline,
  minFee: z.number().nullable(),
  maxFee: z.number().nullable(),
  programCount: z.int(),
  scholarshipCount: z.int(),
  categories: z.array(z.string()),
  hue: z.int(),
  isDemo: z.boolean(),
  updatedAt: orUnsaid(answeredInstant),
});

/** When another backend has no slugs, the id is used in the address. */
const summaryAdded = ({ schoolId, name }: Raw) => ({
  slug: textOr(schoolId),
  code: '',
  nameNative: textOr(name),
  verified: nothing.verified,
  status: 'active' as const,
  region: 'cambodia' as const,
  province: '',
  isPublic: false,
  tagline: nothing.tagline,
  minFee: null,
  maxFee: null,
  programCount: 0,
  scholarshipCount: 0,
  categories: [],
  hue: 0,
  isDemo: false,
  updatedAt: null,
});
export const schoolSummary = answer(schoolSummaryFields, summaryAdded);

export const schoolDetailFields = schoolSummaryFields.extend({
  /** The names of `categories`, in the order of the English ones. */
  categoryNames: z.array(text),
  ...told,
  district: z.string().nullable(),
  commune: z.string().nullable(),
  scholarships: z.array(scholarship),
  exchangePrograms: z.array(exchangeProgram),
  quotes: z.array(schoolQuote),
  campuses: z.array(campus),
  pictures: schoolPictures,
  /** When the facts were last checked, and by whom; null: not yet. */
  checkedOn: isoDate.nullable(),
  checkedBy: z.enum(['advisor', 'school']).nullable(),
  /** Since when Sala agrees that it is the school it says; null: nobody at Sala has checked it. */
  agreedOn: isoDate.nullable(),
  version: z.int(),
});
export const schoolDetail = answer(schoolDetailFields, (raw) => ({
  ...summaryAdded(raw),
  ...nothing,
  categoryNames: Array.isArray(raw.categories) ? raw.categories.map((each) => bothOf(each)) : [],
  district: null,
  commune: null,
  scholarships: [],
  exchangePrograms: [],
  quotes: [],
  campuses: [],
  pictures: { logo: null, cover: null, coverCredit: '', gallery: [] },
  checkedOn: null,
  checkedBy: null,
  agreedOn: null,
  version: 0,
}));

/** What those who keep a school read of what Sala has decided about it. */
export const schoolStanding = z.object({
  /** `waiting` and `declined` are hidden from everybody else. */
  state: z.enum(['agreed', 'waiting', 'declined']),
  /** Since when something waits; null: nothing. */
  askedAt: instant.nullable(),
  /** The names that wait for an advisor while the school keeps its present ones. */
  wanted: z.object({ name: z.string(), nameNative: z.string() }).nullable(),
  /** What an advisor decided last, and why. */
  last: z.object({ agreed: z.boolean(), reason: z.string(), at: instant }).nullable(),
});
