import * as z from 'zod';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { nextActors } from '@/lib/domain/admissions/application-tasks';
import { defineResource } from '../endpoint';
import { isoDate } from '../fields';
import { stepFields } from './applicant-shapes';

/** The code on the congratulation page: eight letters and digits, in any case, spaces allowed. */
const referenceCode = z
  .string('required')
  .max(40)
  .transform((value) =>
    toAsciiDigits(value)
      .replace(/[\s\u200b-]/g, '')
      .toUpperCase(),
  )
  .pipe(z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/, 'invalid-code'));

/** The state of an application, without its person. */
const publicApplicant = z.object({
  referenceCode: z.string(),
  school: z.object({ slug: z.string(), name: z.string(), nameNative: z.string() }),
  step: stepFields.pick({ key: true, name: true, nameNative: true, color: true }),
  nextActor: z.enum(nextActors),
  appliedOn: isoDate,
  /** The day since which it stands there. */
  since: isoDate,
});
export type PublicApplicant = z.output<typeof publicApplicant>;

export const publicApplicantsResource = defineResource('applicant/public-applicants', {
  find: {
    method: 'GET',
    path: '/api-nest-applicant/public/applicants',
    access: 'public',
    summary: 'Where the application with this reference code stands; an unknown code finds none',
    query: z.object({ referenceCode }),
    response: z.object({ data: z.array(publicApplicant), countTotal: z.int() }),
    limited: true,
  },
});
