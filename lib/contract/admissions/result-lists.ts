import * as z from 'zod';
import { examGrades } from '@/lib/domain/admissions/national-exam';
import { applicationImportLimits } from '@/lib/domain/limits';
import { rowProblems, understood } from '../row-problems';
import { defineResource } from '../endpoint';
import { isoDate, oneLine, requiredText, typed } from '../fields';
import { year } from './enroll-detail';

/** One row of a list of exam results. It names its person by the number of the candidate, or by the name and the birthday. */
export const listedResult = z
  .object({
    school: typed(60).default(''),
    exam: z.preprocess(
      (name) => (typeof name === 'string' ? name.trim().toLowerCase() : name),
      z.enum(['bacii'], 'invalid-value'),
    ),
    year,
    candidateNumber: typed(20).default(''),
    name: typed(120).default(''),
    birthday: isoDate.nullable().default(null),
    grade: z.enum(examGrades, 'required'),
    list: requiredText(200),
  })
  .superRefine(({ candidateNumber, name, birthday }, context) => {
    if (candidateNumber !== '') return;
    const missing = [name === '' && 'name', birthday === null && 'birthday'].filter(Boolean);
    for (const field of missing)
      context.addIssue({ code: 'custom', path: [String(field)], message: 'required' });
  });
export type ListedResult = z.output<typeof listedResult>;

/** `differs` is a result that is another than its person has declared. */
export const listOutcomes = ['proven', 'known', 'differs', 'bad'] as const;

const listedRow = z.object({
  line: z.int(),
  outcome: z.enum(listOutcomes),
  /** Equal for two rows about one person; null where nobody is meant. */
  key: z.string().nullable(),
  name: z.string(),
  /** Of the application that the row is about. */
  referenceCodes: z.array(z.string()),
  problems: rowProblems,
  understood,
});
export type ListedRow = z.infer<typeof listedRow>;

export const resultListsResource = defineResource('applicant/result-lists', {
  run: {
    method: 'POST',
    path: '/api-nest-applicant/results/import',
    access: 'keeper',
    summary: `A list of results of the national exam as CSV: the header and at most ${applicationImportLimits.rowsPerCall} rows. Each row proves the result of the one applicant of the caller whom it means, by the list and its file name; who cannot be told apart is listed, and nobody is guessed. A dry run stores nothing. For whoever decides on applications`,
    body: z.object({
      csv: z.string().min(1, 'required').max(applicationImportLimits.partMaxCharacters),
      fileName: oneLine(200),
      dryRun: z.boolean(),
      /** Results are proven too that are others than their people have declared. */
      withDiffering: z.boolean().default(false),
    }),
    response: z.object({ rows: z.array(listedRow) }),
    limited: true,
    byRole: true,
  },
});
