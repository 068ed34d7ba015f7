import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage =
  'Usage: npm run names   lists names of accounts and profiles that are no names; messages call them "a person"';

await runCommand(import.meta.url, async () => {
  if (process.argv.length > 2) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/names-command.ts', []);
});
