import { runCommand } from './bootstrap.mjs';

const usage = 'Usage: npm run export -- KIND FILE.csv|FILE.json (kinds: see docs/import.md)';

await runCommand(import.meta.url, async () => {
  const { runTableCommand } = await import('./table-command.mjs');
  await runTableCommand('backend/cli/export-table.ts', usage);
});
