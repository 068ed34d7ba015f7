import * as z from 'zod';
import { applicationImportLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { rowProblems, understood } from '../row-problems';

/** The tables that the office of a school imports, with the columns of an empty one; the school is that of the address. */
export const schoolTableColumns = {
  students: [
    'campus',
    'studentCode',
    'lastName',
    'firstName',
    'lastNameKm',
    'firstNameKm',
    'gender',
    'dob',
    'phone',
    'class',
    'program',
    'status',
    'enrolledOn',
  ],
  'structure-records': [
    'campus',
    'division',
    'divisionNative',
    'level',
    'levelNative',
    'above',
    'name',
    'nameNative',
    'order',
    'archiveStatus',
  ],
  courses: [
    'code',
    'academicYear',
    'term',
    'name',
    'nameNative',
    'class',
    'teachers',
    'credits',
    'startDate',
    'endDate',
  ],
  'course-members': ['course', 'academicYear', 'term', 'studentCode'],
  'class-sessions': ['course', 'academicYear', 'term', 'day', 'from', 'to', 'room', 'topic_en', 'topic_km'],
  assessments: [
    'course',
    'academicYear',
    'term',
    'name_en',
    'name_km',
    'kind',
    'heldOn',
    'maxScore',
    'weightPercent',
    'published',
  ],
  attendances: ['course', 'academicYear', 'term', 'day', 'from', 'studentCode', 'mark', 'note', 'reason'],
  scores: [
    'course',
    'academicYear',
    'term',
    'assessment',
    'studentCode',
    'score',
    'absent',
    'excused',
    'remark',
    'reason',
  ],
} as const;
export type SchoolTable = keyof typeof schoolTableColumns;

const tables = Object.keys(schoolTableColumns) as [SchoolTable, ...SchoolTable[]];

export const tableOutcomes = ['created', 'updated', 'unchanged', 'bad'] as const;

const tableRow = z.object({
  line: z.int(),
  outcome: z.enum(tableOutcomes),
  /** Equal for two rows of one record; null for a row that names none. */
  key: z.string().nullable(),
  /** What people know the row by: a person, a code, a day. */
  name: z.string(),
  problems: rowProblems,
  understood,
  /** The row names none of the school's campuses, of which there are several; `campusId` says it for all such rows. */
  lacksCampus: z.boolean(),
  /** Of a student whom a dry run would add: equal for two of one name and birthday. */
  person: z.array(z.string()).optional(),
});
export type TableRowOutcome = z.infer<typeof tableRow>;

const { rowsPerCall, partMaxCharacters } = applicationImportLimits;

export const tableImportsResource = defineResource('lms/table-imports', {
  run: {
    method: 'POST',
    path: '/api-lms/organizations/:orgId/table-imports',
    access: 'keeper',
    summary: `A table of a school as CSV: the header and at most ${rowsPerCall} rows. A dry run says of each row what would happen; else good rows are stored, each by itself, and a repeated call changes nothing`,
    body: z.object({
      table: z.enum(tables),
      csv: z.string().min(1, 'required').max(partMaxCharacters),
      dryRun: z.boolean(),
      /** The campus of all rows without one; a cell with a campus wins. */
      campusId: z.uuid('unknown-campus').optional(),
      /** New students are stored too who have the name and the birthday of another one. */
      withLikely: z.boolean().default(true),
    }),
    response: z.object({ rows: z.array(tableRow) }),
    limited: true,
  },
});
