import { type ListedRow, resultListsResource } from '@/lib/contract/admissions/result-lists';
import type { Deps, Scope } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { importCallsPerHourMax } from '@/backend/limits';
import { deskOf } from '@/backend/core/access/applicant-access';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { askerOf } from '@/backend/core/access/staff';
import { badCellsOf, importRows } from '@/backend/spreadsheet/import-rows';
import type { Kind } from '@/backend/spreadsheet/kind';
import {
  examResultColumns,
  examResultKey,
  examResultKind,
  type FoundResult,
} from '@/backend/features/admissions/imports/exam-results';
import { cellProblems, nameOfRow, readSentTable, understoodOf } from '@/backend/spreadsheet/sent-table';
import type { TableRow } from '@/backend/spreadsheet/table';
import { withFileName } from '@/backend/spreadsheet/with-file-name';

interface Run {
  dryRun: boolean;
  withDiffering: boolean;
  seen: Map<string, number>;
  scope: Pick<Scope, 'caller' | 'requestId'>;
}

/** One row in a transaction of its own, so that no other call waits for a whole list. */
const runRow = async (deps: Deps, row: TableRow, run: Run): Promise<ListedRow> => {
  const { dryRun, withDiffering, scope, seen } = run;
  const { caller, requestId } = scope;
  const found: FoundResult = { key: null, referenceCodes: [] };
  const kind = examResultKind({ withDiffering, found }) as unknown as Kind;
  const said = { line: row.line, name: nameOfRow(row, ['candidateNumber', 'name']) };
  const unreadable = badCellsOf(kind, row);
  if (unreadable.length > 0)
    return { ...said, ...found, outcome: 'bad', problems: cellProblems(unreadable, row) };
  const { bad, unchanged } = await importRows(deps, kind, [row], {
    author: caller,
    requestId,
    dryRun,
    seen,
  });
  if (bad.some(({ code }) => code === 'differs'))
    return { ...said, ...found, outcome: 'differs', problems: [] };
  if (bad.length > 0) return { ...said, ...found, outcome: 'bad', problems: cellProblems(bad, row) };
  return { ...said, ...found, outcome: unchanged > 0 ? 'known' : 'proven', problems: [] };
};

const requireDecider = async ({ deps, caller }: Scope) => {
  const { schools } = await deskOf(deps.db, caller);
  if (![...schools.values()].some(({ decides }) => decides))
    throw new Refusal(403, 'school-decides', 'The staff of the school decide on its applications.');
};

const sent = { columns: examResultColumns, key: examResultKey };
const columns = { ...sent, fileColumn: 'list' };

export const resultListRoutes = (deps: Deps) =>
  implement(
    resultListsResource,
    {
      run: async ({ body }, scope) => {
        const { caller } = scope;
        await requireDecider(scope);
        await hitLimit(deps, `result-list:${caller.id}`, importCallsPerHourMax, 3600);
        const read = await readSentTable(body.csv, sent, await askerOf(deps.db, caller));
        const rows: ListedRow[] = [];
        const run = { ...body, scope, seen: new Map<string, number>() };
        const kind = examResultKind({
          withDiffering: false,
          found: { key: null, referenceCodes: [] },
        }) as unknown as Kind;
        for (const [at, row] of withFileName(columns, read, body.fileName).entries())
          rows.push({
            ...(await runRow(deps, row, run)),
            ...understoodOf(kind, read[at] ?? row, { dryRun: body.dryRun, at }),
          });
        return { rows };
      },
    },
    deps,
  );
