import { runCommand } from './bootstrap.mjs';

const usage = `Usage: npm run import -- KIND FILE.csv|FILE.xlsx|FILE.json [--dry-run] [--as ADVISOR] (kinds: see docs/import.md)
  --dry-run  check every row and write nothing
  --as       telephone or mail address of the advisor who does it; schools made so are theirs to keep`;

await runCommand(import.meta.url, async () => {
  const { runTableCommand } = await import('./table-command.mjs');
  await runTableCommand('backend/cli/import-table.ts', usage);
});
