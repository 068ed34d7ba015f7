import { runCommand } from './bootstrap.mjs';

const usage = 'Usage: npm run export -- schools|subjects|students|articles FILE.csv|FILE.json';

await runCommand(import.meta.url, async () => {
  const { runTableCommand } = await import('./table-command.mjs');
  await runTableCommand('backend/cli/export-table.ts', usage);
});
