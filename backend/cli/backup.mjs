import { resolve } from 'node:path';
import { runCommand } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

const usage = `Usage: npm run backup -- FOLDER [--keep-days N]
  FOLDER       gets an archive of database, files and secrets, named by the time
  --keep-days  removes archives there that are older; the newest stays`;

await runCommand(import.meta.url, async () => {
  const [folder = '', ...options] = process.argv.slice(2);
  const areKnown = options.length === 0 || /^--keep-days[ =][1-9]\d*$/.test(options.join(' '));
  if (!folder || folder.startsWith('--') || !areKnown) throw new CommandError(usage);
  const { runDatabaseCommand } = await import('./database-command.mjs');
  const args = [resolve(process.env.INIT_CWD ?? '.', folder), ...options];
  await runDatabaseCommand('backend/cli/backup-command.ts', args, { mayBeServed: true });
});
