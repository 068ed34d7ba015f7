import * as z from 'zod';
import { answer, answeredText, noText, recordId } from '../answers';
import { isoDate, text } from '../fields';

export const scholarship = z.object({
  key: z.string(),
  title: text,
  description: text,
  coverage: text,
  coveragePercent: z.number(),
  seats: z.int(),
  deadline: isoDate,
  eligibility: text,
});

export const exchangeProgram = z.object({
  key: z.string(),
  title: text,
  partner: text,
  country: text,
  durationMonths: z.int(),
  description: text,
});

/** What somebody of the school says about it. Only words whose person agreed are stored, with the day of it. */
export const schoolQuote = z.object({
  key: z.string(),
  quote: text,
  name: text,
  role: z.enum(['student', 'graduate']),
  /** When they graduated or, for students, began. */
  year: z.int(),
  program: text,
  consentedOn: isoDate,
});
export type SchoolQuote = z.infer<typeof schoolQuote>;

const storedPicture = z.object({ key: z.string(), url: z.string() });

/** The pictures of a school's page; null where the school has none of its own. */
export const schoolPictures = z.object({
  logo: storedPicture.nullable(),
  cover: storedPicture.nullable(),
  /** Who took or owns the picture; '' where nobody is named. */
  coverCredit: z.string().default(''),
  gallery: z.array(storedPicture.extend({ alt: text, credit: z.string().default('') })),
});

const campusFields = z.object({
  campusId: recordId,
  name: answeredText,
  province: z.string(),
  district: z.string().nullable(),
  commune: z.string().nullable(),
  street: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
});

export const campus = answer(campusFields, () => ({
  province: '',
  district: null,
  commune: null,
  street: noText,
  latitude: null,
  longitude: null,
  phone: null,
}));
export type Campus = z.infer<typeof campus>;
