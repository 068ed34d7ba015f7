import { startTypeScript, succeed } from './child-processes.mjs';
import { checkDataFolder, checkPort } from './preflight.mjs';
import { childEnv, readSettings } from './settings.mjs';

/**
 * What the built site and the development server both need first: settings, port, data folder, database. With
 * API_BASE_URL the data is elsewhere, and this does nothing.
 */
export async function prepareToServe() {
  const settings = await readSettings();
  await checkPort(settings);
  await prepareDatabase(settings);
  return settings;
}

/**
 * Migrates and seeds the database of this site; with API_BASE_URL it has none.
 * @param {import('./settings.mjs').ServerEnv} settings
 */
export async function prepareDatabase(settings) {
  if (settings.API_BASE_URL) return;
  await checkDataFolder(settings);
  console.log('Preparing the database…');
  await succeed(
    startTypeScript('backend/cli/prepare-database.ts', { env: childEnv(settings) }),
    'The database could not be prepared; the line above says why.',
  );
}
