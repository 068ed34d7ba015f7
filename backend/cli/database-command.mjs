import { existsSync } from 'node:fs';
import { startTypeScript, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { checkDataFolder } from './preflight.mjs';
import { childEnv, readSettings } from './settings.mjs';

/**
 * Runs a script on the database of the settings, which it names on standard error, and exits with its code.
 * @param {string} script path from the project folder
 * @param {string[]} args
 * @param {{ creates?: boolean, mayBeServed?: boolean }} [options] whether it may create the data folder, and whether
 *   another process may hold it
 */
export async function runDatabaseCommand(script, args, { creates = false, mayBeServed = false } = {}) {
  await withChildren(
    async () => {
      const settings = await readSettings();
      if (settings.API_BASE_URL) {
        throw new CommandError(
          'API_BASE_URL names another backend: run this where that backend keeps its database.',
        );
      }
      const { databaseName } = await import('../db/database-name.ts');
      console.error(databaseName(settings));
      if (!mayBeServed && (creates || existsSync(settings.DATA_DIR))) await checkDataFolder(settings);
      const { code } = await startTypeScript(script, { env: childEnv(settings), args }).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  );
}
