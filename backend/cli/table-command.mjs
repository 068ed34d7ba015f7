import { resolve } from 'node:path';
import { startTypeScript, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { checkDataFolder } from './preflight.mjs';
import { childEnv, readSettings } from './settings.mjs';

/**
 * Runs `import-table.ts` or `export-table.ts` on the database that settings name.
 * @param {string} script
 * @param {string} usage
 */
export async function runTableCommand(script, usage) {
  const [kind = '', file = '', ...options] = process.argv.slice(2);
  if (!kind || !file || file.startsWith('--')) throw new CommandError(usage);
  await withChildren(
    async () => {
      const settings = await readSettings();
      if (settings.API_BASE_URL) {
        throw new CommandError(
          'API_BASE_URL names another backend: run this where that backend keeps its database.',
        );
      }
      await checkDataFolder(settings);
      // npm moves to the project's folder; people mean theirs.
      const path = resolve(process.env.INIT_CWD ?? '.', file);
      const { code } = await startTypeScript(script, {
        env: childEnv(settings),
        args: [kind, path, ...options],
      }).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  );
}
