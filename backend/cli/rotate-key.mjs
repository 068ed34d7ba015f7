import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run rotate-key [-- --at-once]
  A new key signs access tokens an hour from now; until then copy secrets.json to every machine and restart all processes.
  --at-once  the key before leaked: the new one signs now, and the one before is accepted no longer`;

await runCommand(import.meta.url, async () => {
  const options = process.argv.slice(2);
  if (options.some((option) => option !== '--at-once')) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/rotate-key-command.ts', options, { mayBeServed: true });
});
