import { resolve } from 'node:path';
import { CommandError } from './command-error.mjs';
import { runDatabaseCommand } from './database-command.mjs';

/**
 * Runs `import-table.ts` or `export-table.ts` on the database of the settings.
 * @param {string} script
 * @param {string} usage
 */
export async function runTableCommand(script, usage) {
  const [kind = '', file = '', ...options] = process.argv.slice(2);
  if (!kind || !file || file.startsWith('--')) throw new CommandError(usage);
  // npm changes to the project's folder; paths are relative to the folder of the user.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  await runDatabaseCommand(script, [kind, path, ...options]);
}
