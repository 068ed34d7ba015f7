import * as z from 'zod';
import { absenceDaysMax } from '@/lib/domain/school-day/absences';
import { reportScales } from '@/lib/domain/school-day/report-cards';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { answer, answeredInstant, recordId, textOr } from '../answers';
import { mailAddress, isoDate, text, typed, typedText } from '../fields';

/**
 * A school, or Sala's own organization, as its learners see it. `version` counts changes of these settings; send it
 * back as `If-Match`. Missing settings of a school come from its page.
 */
const fields = z.object({
  organizationId: recordId,
  kind: z.enum(['platform', 'school']),
  slug: z.string().nullable(),
  name: z.string(),
  nameNative: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  telegram: z.string().nullable(),
  website: z.string().nullable(),
  academicYear: z.string().nullable(),
  termStart: isoDate.nullable(),
  termEnd: isoDate.nullable(),
  /** Below this share of attendance a student may fail. */
  attendanceMinPercent: z.int().nullable(),
  /** From how many days of absence on the school wants a paper; null for never. */
  absencePaperDays: z.int().nullable().default(null),
  /** The full score of report cards; null for what schools of this kind use. */
  reportScale: z.int().nullable().default(null),
  /** Name and title of who signs report cards. */
  signatory: text.nullable().default(null),
  officeHours: text.nullable(),
  version: z.int(),
  updatedAt: answeredInstant.nullable(),
});
const organization = answer(fields, ({ name }) => ({
  kind: 'school' as const,
  slug: null,
  nameNative: textOr(name),
  email: null,
  phone: null,
  telegram: null,
  website: null,
  academicYear: null,
  termStart: null,
  termEnd: null,
  attendanceMinPercent: null,
  absencePaperDays: null,
  reportScale: null,
  signatory: null,
  officeHours: null,
  version: 0,
  updatedAt: null,
}));
export type Organization = z.infer<typeof organization>;

export const organizationChange = z
  .object({
    email: mailAddress(textLimits.emailMax).nullable(),
    phone: typed(40).nullable(),
    telegram: typed(100).nullable(),
    website: z
      .url({ protocol: /^https?$/, error: 'invalid-url' })
      .max(500)
      .nullable(),
    academicYear: z
      .string()
      .regex(/^\d{4}-\d{4}$/, 'invalid-year')
      .nullable(),
    termStart: isoDate.nullable(),
    termEnd: isoDate.nullable(),
    attendanceMinPercent: z.int().min(0).max(100).nullable(),
    absencePaperDays: z.int().min(1).max(absenceDaysMax).nullable(),
    reportScale: z.literal(reportScales).nullable(),
    signatory: typedText(textLimits.shortTextMax).nullable(),
    officeHours: typedText(textLimits.shortTextMax).nullable(),
  })
  .partial();

export const organizationsResource = defineResource('lms/organizations', {
  get: {
    method: 'GET',
    path: '/api-lms/organizations/:id',
    access: 'user',
    summary: 'An organization by its id: a school, or Sala’s own',
    response: organization,
  },
  update: {
    method: 'PATCH',
    path: '/api-lms/organizations/:id',
    access: 'keeper',
    summary: 'Change what learners see of an organization',
    body: organizationChange,
    response: organization,
    versioned: true,
  },
});
