import { likeStudent, personKeys, type SeenPeople } from '@/backend/features/school-day/imports/like-student';
import { fullName } from '@/lib/domain/people/person-name';
import { eq } from 'drizzle-orm';
import {
  type SchoolTable,
  tableImportsResource,
  type TableRowOutcome,
} from '@/lib/contract/school-day/table-imports';
import { onlyRow } from '@/backend/db/only-row';
import { schools } from '@/backend/db/schema';
import type { Deps, Scope } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { importCallsPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { requireKeeperOf } from '@/backend/core/access/staff';
import { invalid } from '@/backend/errors';
import { type Campus, campusesOf, lacksCampus } from '@/backend/spreadsheet/find-campus';
import type { Cells } from '@/backend/spreadsheet/cells';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { withOneName } from '@/backend/spreadsheet/one-name';
import { cellProblems, cellShownMax, readSentTable, understoodOf } from '@/backend/spreadsheet/sent-table';
import type { TableRow } from '@/backend/spreadsheet/table';

interface Run {
  table: SchoolTable;
  dryRun: boolean;
  /** The code of the caller's school; a row that names another one is refused. */
  school: string;
  scope: Pick<Scope, 'caller' | 'requestId'>;
  schoolId: string;
  /** Students are stored too who are probably somebody who is there already. */
  withLikely: boolean;
  people: SeenPeople;
  /** The records of the rows before, with their lines. */
  seen: Map<string, number>;
  /** Those of the school, where the table names them. */
  places: readonly Campus[];
  /** That of rows without one. */
  campus: Campus | undefined;
}

type RunOutcome = Omit<TableRowOutcome, 'understood' | 'lacksCampus' | 'person'>;

/** Which term, and the school itself, distinguish no two rows of a desk. */
const common = new Set(['school', 'academicYear', 'term']);

const nameOf = (table: SchoolTable, { cells }: TableRow): string => {
  const { lastName = '', firstName = '' } = withOneName(cells, true);
  const person = fullName({ lastName, firstName });
  const keys = kinds[table].key.filter((name) => !common.has(name)).map((name) => cells[name]);
  return (person || keys.filter(Boolean).join(', ')).slice(0, cellShownMax);
};

/** One row in a transaction of its own, so that a bad one stops no other. */
const runRow = async (deps: Deps, row: TableRow, run: Run): Promise<RunOutcome> => {
  const { table, dryRun, school, scope, seen, withLikely } = run;
  const said = { line: row.line, name: nameOf(table, row) };
  const named = (row.cells['school'] ?? '').trim();
  if (named !== '' && named !== school) {
    const problem = { column: 'school', code: 'unknown-school', value: named.slice(0, cellShownMax) };
    return { ...said, key: null, outcome: 'bad', problems: [problem] };
  }
  const like =
    table === 'students' && !withLikely ? await likeStudent(deps, run.schoolId, row, run.people) : null;
  if (like) {
    const detail = 'code' in like ? like.code : String(like.line);
    const problem = {
      column: '',
      code: 'code' in like ? 'like-student' : 'like-line',
      value: said.name,
      detail,
    };
    return { ...said, key: null, outcome: 'bad', problems: [problem] };
  }
  const placed = { ...row, cells: { ...row.cells, school } };
  const author = scope.caller;
  let key: string | null = null;
  const onKey = (found: string) => {
    key = found;
  };
  const options = { author, requestId: scope.requestId, dryRun, seen, onKey };
  const report = await importRows(deps, kinds[table], [placed], options);
  if (report.bad.length > 0) return { ...said, key, outcome: 'bad', problems: cellProblems(report.bad, row) };
  const outcome = report.created > 0 ? 'created' : report.updated > 0 ? 'updated' : 'unchanged';
  return { ...said, key, outcome, problems: [] };
};

/** A row with what was said for the whole file, and what of it stands in the row. */
const filledRow = (
  row: TableRow,
  { places, campus }: Run,
): { filled: TableRow; filledIn: Cells; lacking: boolean } => {
  const lacking = lacksCampus(row.cells, places);
  if (!lacking || !campus) return { filled: row, filledIn: {}, lacking };
  const filled = { ...row, cells: { ...row.cells, campus: campus.id } };
  return { filled, filledIn: { campus: campus.name.en }, lacking };
};

/** The campuses that a table names, and the one for rows without. @throws 422 for one that is not of the school */
const campusesFor = async (deps: Deps, table: SchoolTable, schoolId: string, campusId?: string) => {
  const namesCampus = kinds[table].columns.some(({ name }) => name === 'campus');
  const places = namesCampus ? await campusesOf(deps.db, schoolId) : [];
  const campus = places.find(({ id }) => id === campusId);
  if (campusId !== undefined && !campus) throw invalid([{ path: 'campusId', code: 'unknown-campus' }]);
  return { places, campus };
};

export const tableImportRoutes = (deps: Deps) =>
  implement(
    tableImportsResource,
    {
      run: async ({ params, body: { table, csv, dryRun, withLikely, campusId } }, scope) => {
        const { caller } = scope;
        await requireKeeperOf(deps.db, caller, params.orgId);
        await hitLimit(deps, `table-import:${caller.id}`, importCallsPerHourMax, 3600);
        const own = eq(schools.id, params.orgId);
        const { code } = onlyRow(await deps.db.select({ code: schools.code }).from(schools).where(own));
        const { columns, key } = kinds[table];
        const allowed = { columns, key: key.filter((name) => name !== 'school') };
        const rows: TableRowOutcome[] = [];
        const run: Run = {
          ...(await campusesFor(deps, table, params.orgId, campusId)),
          table,
          dryRun,
          school: code,
          schoolId: params.orgId,
          withLikely,
          scope,
          seen: new Map<string, number>(),
          people: new Map(),
        };
        for (const row of await readSentTable(csv, allowed, {
          person: caller.id,
          organization: params.orgId,
        })) {
          const { filled, filledIn, lacking } = filledRow(row, run);
          const ran = await runRow(deps, filled, run);
          rows.push({
            ...ran,
            ...(dryRun &&
              table === 'students' &&
              ran.outcome === 'created' && { person: personKeys(row.cells) }),
            ...understoodOf(kinds[table], row, { dryRun, at: rows.length, filledIn }),
            lacksCampus: lacking,
          });
        }
        return { rows };
      },
    },
    deps,
  );
