import { tableChoices } from '@/lib/domain/table-choices';
import { asc, eq, sql } from 'drizzle-orm';
import {
  schoolChange,
  type SchoolChange,
  schoolDraft,
  type SchoolDraft,
} from '@/lib/contract/schools/school-draft';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import type { Db } from '@/backend/db/client';
import { campuses, schools } from '@/backend/db/schema';
import { changeSchool, createSchool } from '@/backend/features/schools/services/school-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { columnsOf } from '@/backend/spreadsheet/column';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = columnsOf(schoolFields, {
  schoolType: tableChoices.schoolType,
  status: tableChoices.state,
  province: tableChoices.province,
});

type SchoolRow = typeof schools.$inferSelect;
type CampusRow = typeof campuses.$inferSelect;

const cellsOf = (row: SchoolRow, places: CampusRow[]): Cells =>
  toCells(columns, {
    ...row,
    // Keys come from former names; another database would generate others.
    campuses: places.map(({ name, province, district, commune, street, latitude, longitude, phone }) => ({
      name,
      province,
      district,
      commune,
      street,
      latitude,
      longitude,
      phone,
    })),
  });

/** Ids differ between databases; in a table a campus is identified by its English name. */
const withCampusIds = (change: SchoolChange, present: CampusRow[]): SchoolChange => {
  if (!change.campuses) return change;
  const free = [...present];
  const known = change.campuses.map((campus) => {
    const index = free.findIndex(({ id, name }) => campus.campusId === id || name.en === campus.name.en);
    const [own] = index < 0 ? [] : free.splice(index, 1);
    return own ? { ...campus, campusId: own.id } : campus;
  });
  return { ...change, campuses: known };
};

/** A table names its schools by their codes: it knows which it means. */
const deliberate = { isAnotherSchool: true };

/** By name where the school has not put them in order: keys come from former names. */
const inOrder = [asc(campuses.order), sql`${campuses.name} ->> 'en' collate "C"`];

const campusesOf = (db: Db, schoolId: string) =>
  db
    .select()
    .from(campuses)
    .where(eq(campuses.schoolId, schoolId))
    .orderBy(...inOrder);

export const schoolKind: Kind<SchoolChange, SchoolDraft> = {
  name: 'schools',
  columns,
  key: ['code'],
  // Pictures are files; a table cannot contain them.
  draft: schoolDraft.omit({ pictures: true, isAnotherSchool: true }),
  change: schoolChange.omit({ pictures: true, isAnotherSchool: true }),
  locate: async (act, cells) => {
    const { tx } = act;
    const code = requireCell(cells, 'code');
    const [row] = await tx.select().from(schools).where(eq(schools.code, code));
    const places = row ? await campusesOf(tx, row.id) : [];
    return {
      key: code,
      present: row
        ? {
            cells: cellsOf(row, places),
            change: async (change) => {
              const whole = withCampusIds(change, places);
              await changeSchool(act, row.id, { ...whole, ...deliberate });
            },
          }
        : null,
      create: async (draft) => {
        await createSchool(act, { ...draft, ...deliberate });
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db.select().from(schools).orderBy(asc(schools.code));
    const places = Map.groupBy(
      await db
        .select()
        .from(campuses)
        .orderBy(...inOrder),
      ({ schoolId }) => schoolId,
    );
    return rows.map((row) => cellsOf(row, places.get(row.id) ?? []));
  },
};
