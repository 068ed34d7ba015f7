import { startTypeScript, succeed } from './child-processes.mjs';
import { checkDataFolder, checkPort } from './preflight.mjs';
import { childEnv, readSettings } from './settings.mjs';

/**
 * All that both the built site and the development server need first: settings, port, data folder, database.
 * With API_BASE_URL the data lives elsewhere, and nothing is prepared here.
 */
export async function prepareToServe() {
  const settings = await readSettings();
  await checkPort(settings);
  if (settings.API_BASE_URL) return settings;
  await checkDataFolder(settings);
  console.log('Preparing the database…');
  await succeed(
    startTypeScript('backend/cli/prepare-database.ts', { env: childEnv(settings) }),
    'The database could not be prepared; the line above says why.',
  );
  return settings;
}
