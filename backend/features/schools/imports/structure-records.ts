import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { unitChange, unitDraft } from '@/lib/contract/schools/structure-changes';
import { campuses, groupStructures, schools, structureRecords, structures } from '@/backend/db/schema';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { campusesOf, campusOf } from '@/backend/spreadsheet/find-campus';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { findPlace, makeLevel, pathSeparator } from '@/backend/spreadsheet/structure-units';
import { whatChanged } from '@/backend/core/access/what-changed';

const columns = [
  column('school', 'Code of the school'),
  column('campus', 'Name of the campus; may be empty where the school has one only'),
  column('division', 'English name of the division, such as Faculties; a new one is added'),
  column('divisionNative', 'Khmer name of a new division'),
  column('level', 'English name of the level, such as Class; a new one is added'),
  column('levelNative', 'Khmer name of a new level'),
  column('above', 'English names of the units above, outermost first, with > between them'),
  column('name', 'English name of the unit, such as IT-1A'),
  column('nameNative', 'Khmer name of the unit'),
  column('order', 'A whole number; smaller ones come first', { kind: 'whole' }),
  column('archiveStatus', '0 in use, 4 closed to new students, 9 archived', { kind: 'whole' }),
];

const draft = unitDraft.omit({ parentId: true });
const change = unitChange.omit({ parentId: true });

interface Row {
  school: string;
  campus: typeof campuses.$inferSelect;
  division: typeof groupStructures.$inferSelect;
  level: typeof structures.$inferSelect;
  unit: typeof structureRecords.$inferSelect;
}

const shownStatus = (status: number) => (status === 0 || status === 4 ? status : 9);

const cellsOf = ({ school, campus, division, level, unit }: Row, above: readonly string[]): Cells =>
  toCells(columns, {
    ...unit,
    archiveStatus: shownStatus(unit.archiveStatus),
    school,
    campus: campus.name.en,
    division: division.name,
    divisionNative: division.nameNative,
    level: level.name,
    levelNative: level.nameNative,
    above: above.join(pathSeparator),
  });

export const structureRecordKind: Kind<z.output<typeof change>, z.output<typeof draft>> = {
  name: 'structure-records',
  columns,
  key: ['school', 'division', 'level', 'name'],
  draft,
  change,
  locate: async (act, cells) => {
    const { tx } = act;
    const school = await findSchoolByCode(tx, cells);
    const campus = campusOf(cells, await campusesOf(tx, school.id));
    const place = await findPlace(tx, campus.id, cells);
    const { unit, above } = place;
    return {
      key: [school.code, campus.id, cells['division'], above?.id, cells['name']].join('/'),
      present: unit
        ? {
            cells: toCells(columns, { ...unit, archiveStatus: shownStatus(unit.archiveStatus) }),
            change: async (wanted) => {
              await act.tx.update(structureRecords).set(wanted).where(eq(structureRecords.id, unit.id));
              act.note('structure-record-changed', unit.id, whatChanged(unit, wanted));
            },
          }
        : null,
      create: async (wanted) => {
        const level = await makeLevel(act, campus.id, place, cells);
        const [made] = await act.tx
          .insert(structureRecords)
          .values({ ...wanted, structureId: level.id, campusId: campus.id, parentId: above?.id ?? null })
          .returning();
        if (made) act.note('structure-record-created', made.id);
      },
    };
  },
  list: async ({ db }) => {
    const rows: Row[] = await db
      .select({
        school: schools.code,
        campus: campuses,
        division: groupStructures,
        level: structures,
        unit: structureRecords,
      })
      .from(structureRecords)
      .innerJoin(structures, eq(structures.id, structureRecords.structureId))
      .innerJoin(groupStructures, eq(groupStructures.id, structures.groupId))
      .innerJoin(campuses, eq(campuses.id, groupStructures.campusId))
      .innerJoin(schools, eq(schools.id, campuses.schoolId))
      .orderBy(
        asc(schools.code),
        asc(campuses.key),
        asc(groupStructures.order),
        asc(groupStructures.name),
        asc(structureRecords.order),
        asc(structureRecords.name),
      );
    const byId = new Map(rows.map((row) => [row.unit.id, row.unit]));
    const namesAbove = ({ parentId }: Row['unit']): string[] => {
      const parent = parentId === null ? undefined : byId.get(parentId);
      return parent ? [...namesAbove(parent), parent.name] : [];
    };
    // Parents come first in their division, so that an import finds them.
    const withPaths = rows.map((row) => ({ row, above: namesAbove(row.unit) }));
    const divisions = [...new Set(rows.map(({ division }) => division.id))];
    return divisions.flatMap((id) =>
      withPaths
        .filter(({ row }) => row.division.id === id)
        .toSorted((one, other) => one.above.length - other.above.length)
        .map(({ row, above }) => cellsOf(row, above)),
    );
  },
};
