import { resolve } from 'node:path';
import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run restore -- ARCHIVE.tar.gz [--drill]
  into the database and the folder that DATABASE_URL and DATA_DIR name; both must be empty
  --drill: into a copy that reaches nobody; files go into DATA_DIR, whatever the settings say`;

await runCommand(import.meta.url, async () => {
  const given = process.argv.slice(2);
  const [archive, ...others] = given.filter((each) => each !== '--drill');
  if (!archive || others.length > 0) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand(
    'backend/cli/restore-command.ts',
    [resolve(process.env.INIT_CWD ?? '.', archive), ...given.filter((each) => each === '--drill')],
    {
      creates: true,
    },
  );
});
