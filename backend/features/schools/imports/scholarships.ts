import { tableChoices } from '@/lib/domain/table-choices';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  scholarshipChange,
  type ScholarshipChange,
  scholarshipRecordDraft,
  scholarshipRule,
} from '@/lib/contract/schools/scholarships';
import { askedGrades } from '@/lib/domain/schools/admission-rule';
import { examTracks } from '@/lib/domain/admissions/national-exam';
import { scholarshipKinds } from '@/lib/domain/schools/scholarship-rule';
import { trimAll } from '@/lib/domain/trim';
import { scholarships, schools } from '@/backend/db/schema';
import {
  changeScholarship,
  createScholarship,
} from '@/backend/features/schools/services/scholarship-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import { type ChoiceWords, readChoice } from '@/lib/domain/values/choice';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('school', 'Code of the school where it can be used; empty: at several'),
  ...bothLanguages('giver', 'Who gives it'),
  ...bothLanguages('title', 'Name of the scholarship'),
  column('kind', `Whom it is meant for: ${scholarshipKinds.join(', ')}`, {
    choices: tableChoices.scholarship,
  }),
  ...bothLanguages('amount', 'What is paid, in words'),
  column('amountUsd', 'US dollars a year, where it is a sum', { kind: 'number' }),
  column('coveragePercent', 'Per cent of the tuition, where it is a share', { kind: 'whole' }),
  column('places', 'How many people get it; empty: not published', { kind: 'whole' }),
  column('deadline', 'Last day to apply, YYYY-MM-DD', { kind: 'date' }),
  column('minGrade', `Lowest grade of BacII: ${askedGrades.join(', ')}; empty: any`),
  column('tracks', `Tracks of BacII: ${examTracks.join(', ')}; empty: either`, { kind: 'list' }),
  column('womenOnly', 'yes for women only', { kind: 'yes-no' }),
  column('provinces', 'NCDD codes of the home provinces; empty: all', { kind: 'list' }),
  column('needOnly', 'yes where a proof of need is asked, such as an equity card', { kind: 'yes-no' }),
  ...bothLanguages('conditions', 'What else is asked'),
  ...bothLanguages('howToApply', 'How to apply'),
  column('status', 'active or inactive', { choices: tableChoices.state }),
];

/** Entries on lines of their own, or between commas, by their words. */
const entriesOf = (words: ChoiceWords<string>) =>
  z.array(z.string()).transform((lines) =>
    lines
      .flatMap((line) => line.split(/[,;]/))
      .map(trimAll)
      .filter(Boolean)
      .map((entry) => readChoice(entry, words) ?? entry),
  );
const codes = entriesOf(tableChoices.province).transform((list) => list.map((code) => code.padStart(2, '0')));

const { shape } = scholarshipRule;
/** The rule has a column for each of its parts. */
const rule = {
  minGrade: shape.minGrade,
  tracks: entriesOf(tableChoices.track).pipe(shape.tracks),
  womenOnly: shape.womenOnly,
  provinces: codes.pipe(shape.provinces),
  needOnly: shape.needOnly,
};
const draft = scholarshipRecordDraft.omit({ schoolId: true, rule: true }).extend({
  ...rule,
  womenOnly: rule.womenOnly.default(false),
  needOnly: rule.needOnly.default(false),
});
const change = scholarshipChange.omit({ schoolId: true, rule: true }).extend(z.object(rule).partial().shape);
type Draft = z.output<typeof draft>;
type Change = z.output<typeof change>;
type Row = typeof scholarships.$inferSelect;

/** The parts of a change that the contract has, on top of the present rule. */
const toContract = (wanted: Change, present: Row['rule']): ScholarshipChange => {
  const { minGrade, tracks, womenOnly, provinces, needOnly, ...same } = wanted;
  const parts = { minGrade, tracks, womenOnly, provinces, needOnly };
  const changed = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  return Object.keys(changed).length === 0 ? same : { ...same, rule: { ...present, ...changed } };
};

const cellsOf = (row: Row, school: string): Cells =>
  toCells(columns, {
    ...row,
    ...row.rule,
    school,
    amountUsd: row.amountCents === null ? null : row.amountCents / 100,
  });

export const scholarshipKind: Kind<Change, Draft> = {
  name: 'scholarships',
  columns,
  key: ['giver_en', 'title_en'],
  draft,
  change,
  locate: async (act, cells) => {
    const { tx } = act;
    const school = trimAll(cells['school'] ?? '') === '' ? null : await findSchoolByCode(tx, cells);
    const [giver, title] = [requireCell(cells, 'giver_en'), requireCell(cells, 'title_en')];
    const [row] = await tx
      .select()
      .from(scholarships)
      .where(
        and(
          school ? eq(scholarships.schoolId, school.id) : isNull(scholarships.schoolId),
          sql`${scholarships.giver} ->> 'en' = ${giver}`,
          sql`${scholarships.title} ->> 'en' = ${title}`,
        ),
      )
      .orderBy(scholarships.createdAt, scholarships.id)
      .limit(1);
    return {
      key: JSON.stringify([school?.code ?? '', giver, title]),
      present: row
        ? {
            cells: cellsOf(row, school?.code ?? ''),
            change: (wanted) => changeScholarship(act, row.id, toContract(wanted, row.rule)),
          }
        : null,
      create: async ({ minGrade, tracks, womenOnly, provinces, needOnly, ...same }) => {
        const whole = {
          ...same,
          schoolId: school?.id ?? null,
          rule: { minGrade, tracks, womenOnly, provinces, needOnly },
        };
        await createScholarship(act, whole);
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ scholarship: scholarships, school: schools.code })
      .from(scholarships)
      .leftJoin(schools, eq(schools.id, scholarships.schoolId))
      .orderBy(
        sql`coalesce(${schools.code}, '') collate "C"`,
        sql`${scholarships.giver} ->> 'en' collate "C"`,
        sql`${scholarships.title} ->> 'en' collate "C"`,
        scholarships.id,
      );
    return rows.map(({ scholarship, school }) => cellsOf(scholarship, school ?? ''));
  },
};
