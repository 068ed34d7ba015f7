import { resolve } from 'node:path';
import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run restore -- ARCHIVE.tar.gz
  into the database and the folder that DATABASE_URL and DATA_DIR name; both must be empty`;

await runCommand(import.meta.url, async () => {
  const [archive = ''] = process.argv.slice(2);
  if (!archive) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand(
    'backend/cli/restore-command.ts',
    [resolve(process.env.INIT_CWD ?? '.', archive)],
    {
      creates: true,
    },
  );
});
