import type { ImportReport } from './import-rows';
import { reasonOf } from './reasons';

/** The result of an import as lines for people: every bad cell first, the counts last. */
export function describeReport(
  { bad, created, updated, unchanged }: ImportReport,
  dryRun: boolean,
): string[] {
  const complaints = bad.map(
    ({ line, column, code, detail }) =>
      `line ${line}${column ? `, ${column}` : ''}: ${reasonOf(code)}${detail ? ` (${detail})` : ''}`,
  );
  const badRows = new Set(bad.map(({ line }) => line)).size;
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged`;
  if (badRows > 0)
    return [...complaints, `Nothing was written: ${badRows} rows are bad. Without them: ${counts}.`];
  return [dryRun ? `Dry run, nothing was written. It would be: ${counts}.` : `${counts}.`];
}
