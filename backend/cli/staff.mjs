import { runCommand } from './bootstrap.mjs';
import { startTypeScript, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { checkDataFolder } from './preflight.mjs';
import { childEnv, readSettings } from './settings.mjs';

const usage = `Usage: npm run staff -- add PHONE-OR-EMAIL --role ROLE [--school SLUG] [--bank SLUG] [--name "LAST FIRST"]
       npm run staff -- remove PHONE-OR-EMAIL --role ROLE [--school SLUG] [--bank SLUG]
       npm run staff -- list [--role ROLE]
  ROLE      advisor, school-admin, partner, university, teacher or bank
  --school  for every role but advisor and bank; an advisor may have several, or none
  --bank    for the role bank
  --name    of somebody who has no account yet, in Latin letters, last name first`;

await runCommand(import.meta.url, async () => {
  const [command = '', ...options] = process.argv.slice(2);
  if (!['add', 'remove', 'list'].includes(command)) throw new CommandError(usage);
  await withChildren(
    async () => {
      const settings = await readSettings();
      if (settings.API_BASE_URL) {
        throw new CommandError(
          'API_BASE_URL names another backend: run this where that backend keeps its database.',
        );
      }
      await checkDataFolder(settings);
      const { code } = await startTypeScript('backend/cli/staff-command.ts', {
        env: childEnv(settings),
        args: [command, ...options],
      }).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  );
});
