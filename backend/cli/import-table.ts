import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { kindOfTableFile } from '@/lib/domain/table-file';
import { workbookText } from '@/lib/domain/workbook-text';
import { roleNames } from '@/lib/domain/accounts/roles';
import { analyzeTables } from '@/backend/db/analyze';
import { findAdvisor } from '@/backend/core/access/find-advisor';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kinds } from '@/backend/spreadsheet/kinds';
import { describeReport } from '@/backend/spreadsheet/describe-report';
import { formatOf, readTable } from '@/backend/spreadsheet/table';
import { TableError } from '@/backend/spreadsheet/table-error';
import { withFileName } from '@/backend/spreadsheet/with-file-name';
import { kindCalled, onDatabase } from './table-door';

/** So many rows take seconds: what a kill undoes is that much at most. */
const batchRows = 500;
const progressEveryMs = 5_000;

/** A workbook as the text of its first sheet, any other file as it is. */
const bytesOf = async (path: string): Promise<Uint8Array> => {
  const bytes = readFileSync(path);
  if (kindOfTableFile(bytes) !== 'workbook') return bytes;
  try {
    return Buffer.from(await workbookText(new Blob([new Uint8Array(bytes)])));
  } catch {
    throw new TableError('This Excel workbook cannot be read. In Excel: Save As, "CSV UTF-8".');
  }
};

/** A line on standard error now and then, once an import lasts. */
const progressOf = (total: number) => {
  const startedMs = Date.now();
  let saidMs = startedMs;
  return (done: number, stored: number) => {
    const now = Date.now();
    if (now - saidMs < progressEveryMs) return;
    saidMs = now;
    const seconds = Math.round((now - startedMs) / 1000);
    process.stderr.write(`  ${done} of ${total} rows, ${stored} stored, ${seconds} s\n`);
  };
};

onDatabase(async ({ deps, database }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, as: { type: 'string' } },
  });
  const [word = '', file = ''] = positionals;
  const kind = kinds[kindCalled(word)];
  if (kind.needsAuthor && values.as === undefined)
    throw new TableError(`${kind.name} need --as: each row is proven by somebody. See docs/import.md.`);
  const { names, rows: read } = readTable(
    await bytesOf(file),
    /\.xlsx$/iu.test(file) ? 'csv' : formatOf(file),
    kind,
  );
  const rows = withFileName(kind, read, basename(file));
  // Whoever has the database has all rights; --as names the author for the audit log.
  const keeper = { id: null, roles: [roleNames.advisor] };
  const author = values.as === undefined ? keeper : await findAdvisor(deps, values.as);
  if (!author) throw new TableError(`No advisor has the name "${values.as}".`);
  const dryRun = values['dry-run'];
  const sayProgress = progressOf(rows.length);
  let storedRows = 0;
  const report = await importRows(deps, kind, rows, {
    author,
    requestId: `import-${randomUUID()}`,
    dryRun,
    batchRows,
    onRow: (done, stored) => {
      storedRows = stored;
      sayProgress(done, stored);
    },
  }).catch((error: unknown) => {
    if (storedRows > 0)
      process.stderr.write(
        `  The first ${storedRows} rows are stored. Import the whole file again: they count as unchanged.\n`,
      );
    throw error;
  });
  if (!dryRun) await analyzeTables(database);
  const lines = describeReport(report, { dryRun, columns: kind.columns, names });
  process.stdout.write(`${lines.join('\n')}\n`);
  if (report.bad.length > 0) process.exitCode = 1;
});
