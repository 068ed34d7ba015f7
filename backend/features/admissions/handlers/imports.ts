import { importsResource, type ImportedRow } from '@/lib/contract/admissions/imports';
import type { Deps, Scope } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { importCallsPerHourMax } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { askerOf } from '@/backend/core/access/staff';
import { badCellsOf, importRows } from '@/backend/spreadsheet/import-rows';
import type { Kind } from '@/backend/spreadsheet/kind';
import {
  applicationColumns,
  applicationKey,
} from '@/backend/features/admissions/imports/application-columns';
import { applicationKind, type FoundApplication } from '@/backend/features/admissions/imports/applications';
import { cellProblems, nameOfRow, readSentTable, understoodOf } from '@/backend/spreadsheet/sent-table';
import type { TableRow } from '@/backend/spreadsheet/table';

interface Run {
  dryRun: boolean;
  withDuplicates: boolean;
  seen: Map<string, number>;
  scope: Pick<Scope, 'caller' | 'requestId'>;
}

/** One row in a transaction of its own, so that no other call waits for a whole table. */
const runRow = async (deps: Deps, row: TableRow, run: Run): Promise<ImportedRow> => {
  const { dryRun, withDuplicates, scope, seen } = run;
  const { caller, requestId } = scope;
  const found: FoundApplication = { key: null, referenceCodes: [] };
  const kind = applicationKind({ caller, withDuplicates, found }) as unknown as Kind;
  const said = { line: row.line, name: nameOfRow(row, ['lastName', 'firstName']) };
  const unreadable = badCellsOf(kind, row);
  if (unreadable.length > 0)
    return { ...said, ...found, outcome: 'bad', problems: cellProblems(unreadable, row) };
  const report = await importRows(deps, kind, [row], { author: caller, requestId, dryRun, seen });
  if (report.bad.some(({ code }) => code === 'duplicate'))
    return { ...said, ...found, outcome: 'duplicate', problems: [] };
  if (report.bad.length > 0)
    return {
      ...said,
      key: found.key,
      referenceCodes: [],
      outcome: 'bad',
      problems: cellProblems(report.bad, row),
    };
  const outcome = report.unchanged > 0 ? 'exists' : 'created';
  // The code of a dry run is never given to anybody.
  const referenceCodes = dryRun && outcome === 'created' ? [] : found.referenceCodes;
  return { ...said, key: found.key, referenceCodes, outcome, problems: [] };
};

const readKind = (caller: Scope['caller']) =>
  applicationKind({
    caller,
    withDuplicates: false,
    found: { key: null, referenceCodes: [] },
  }) as unknown as Kind;

const columns = { columns: applicationColumns, key: applicationKey };
export const importRoutes = (deps: Deps) =>
  implement(
    importsResource,
    {
      run: async ({ body }, scope) => {
        await hitLimit(deps, `application-import:${scope.caller.id}`, importCallsPerHourMax, 3600);
        const rows: ImportedRow[] = [];
        const run = { ...body, scope, seen: new Map<string, number>() };
        for (const row of await readSentTable(body.csv, columns, await askerOf(deps.db, scope.caller)))
          rows.push({
            ...(await runRow(deps, row, run)),
            ...understoodOf(readKind(scope.caller), row, { dryRun: body.dryRun, at: rows.length }),
          });
        return { rows };
      },
    },
    deps,
  );
