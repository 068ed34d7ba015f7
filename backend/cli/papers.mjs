import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run papers -- list        lists valid papers whose results were counted by an older rule
       npm run papers -- supersede   replaces them by newer papers, and tells their students`;

await runCommand(import.meta.url, async () => {
  const [command = '', ...rest] = process.argv.slice(2);
  if (!['list', 'supersede'].includes(command) || rest.length > 0) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/papers-command.ts', [command]);
});
