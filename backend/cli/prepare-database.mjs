import { runCommand } from './bootstrap.mjs';

// Migrates the database of the settings and inserts what every site begins with. Not called `prepare`: npm runs a script
// of that name at every install.
await runCommand(import.meta.url, async () => {
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/prepare-database.ts', [], { creates: true });
  if (!process.exitCode) console.log('The database is ready.');
});
