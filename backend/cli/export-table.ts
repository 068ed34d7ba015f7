import { renameSync, writeFileSync } from 'node:fs';
import { runAct } from '@/backend/core/access/act';
import { kinds } from '@/backend/spreadsheet/kinds';
import { formatOf, writeTable } from '@/backend/spreadsheet/table';
import { kindCalled, onDatabase } from './table-door';

onDatabase(async ({ deps }) => {
  const [word = '', file = ''] = process.argv.slice(2);
  const kind = kinds[kindCalled(word)];
  const format = formatOf(file);
  const rows = await kind.list(deps);
  const draft = `${file}.${process.pid}`;
  // The file contains students: only its owner may read it, and it appears complete or not at all.
  writeFileSync(draft, writeTable(format, kind.columns, rows), { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
  await runAct(deps, { caller: null }, async (act) =>
    act.note('exported', null, { kind: kind.name, rows: rows.length }),
  );
  process.stdout.write(`${rows.length} ${kind.name} written to ${file}\n`);
});
