import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run staff -- add PHONE-OR-EMAIL --role ROLE [--school SLUG] [--bank SLUG] [--name "LAST FIRST"]
       npm run staff -- remove PHONE-OR-EMAIL --role ROLE [--school SLUG] [--bank SLUG]
       npm run staff -- list [--role ROLE]
  ROLE      advisor, school-admin, partner, university, teacher, bank or operator
  --school  for every role but advisor, bank and operator; an advisor may have several, or none
  --bank    for the role bank
  --name    of somebody who has no account yet, in Latin letters, last name first`;

await runCommand(import.meta.url, async () => {
  const [command = '', ...options] = process.argv.slice(2);
  if (!['add', 'remove', 'list'].includes(command)) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/staff-command.ts', [command, ...options]);
});
