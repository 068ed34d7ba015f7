import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run outbox -- for PHONE-OR-EMAIL   lists the messages to a person of the last 30 days, without their words`;

await runCommand(import.meta.url, async () => {
  const [command, person = '', ...rest] = process.argv.slice(2);
  if (command !== 'for' || !person) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  // A number may be typed with spaces and without quotes.
  await runDatabaseCommand('backend/cli/outbox-command.ts', [[person, ...rest].join(' ')]);
});
