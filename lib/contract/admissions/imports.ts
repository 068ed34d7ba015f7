import * as z from 'zod';
import { applicationImportLimits } from '@/lib/domain/limits';
import { rowProblems, understood } from '../row-problems';
import { defineResource } from '../endpoint';
import { isoDate, optionalEmail, requiredText, typed } from '../fields';
import { latinFamilyName, latinName, optionalKhmerName, phone } from '../person-fields';

/** One paper application as a row of a table; an empty text is a cell that is not filled in. */
export const importedApplication = z.object({
  school: requiredText(60),
  program: typed(120).default(''),
  lastName: latinFamilyName,
  firstName: latinName,
  lastNameKm: optionalKhmerName.default(''),
  firstNameKm: optionalKhmerName.default(''),
  gender: z.enum(['male', 'female', 'other'], 'required'),
  birthday: isoDate,
  phone: z.string('required').min(1, 'required').pipe(phone),
  email: optionalEmail.default(''),
  nationality: typed(2).default(''),
  birthProvince: typed(2).default(''),
  province: typed(2).default(''),
  district: typed(4).default(''),
  commune: typed(6).default(''),
  street: typed(200).default(''),
  examTrack: typed(30).default(''),
  examDate: z
    .union([z.literal(''), isoDate])
    .nullable()
    .default(null),
  examGrade: typed(2).default(''),
  highSchool: typed(200).default(''),
  highSchoolProvince: typed(2).default(''),
  graduated: z.boolean().nullable().default(null),
  graduationYear: z.int().nullable().default(null),
  answers: z.record(z.string().max(60), typed(2000)).nullable().default(null),
  consentOn: z.iso.date('consent-needed'),
  consentWitness: z.string('consent-needed').min(1, 'consent-needed').pipe(typed(120)),
});
export type ImportedApplication = z.output<typeof importedApplication>;

export const importOutcomes = ['created', 'exists', 'duplicate', 'bad'] as const;

const importedRow = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  /** Equal for two rows of one application; null for a row that cannot be read. */
  key: z.string().nullable(),
  name: z.string(),
  /** Of the application that was created or exists, and of those that it may double. */
  referenceCodes: z.array(z.string()),
  problems: rowProblems,
  understood,
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importsResource = defineResource('applicant/imports', {
  run: {
    method: 'POST',
    path: '/api-nest-applicant/applications/import',
    access: 'keeper',
    summary: `Paper applications as CSV: the header and at most ${applicationImportLimits.rowsPerCall} rows. A dry run says of each row what would happen; else good rows are stored, each by itself, and a repeated call stores nothing twice`,
    body: z.object({
      csv: z.string().min(1, 'required').max(applicationImportLimits.partMaxCharacters),
      dryRun: z.boolean(),
      /** Rows that are probably of somebody who has applied already are stored too. */
      withDuplicates: z.boolean().default(false),
    }),
    response: z.object({ rows: z.array(importedRow) }),
    limited: true,
  },
});
