import { runCommand } from './bootstrap.mjs';

// Copies the embedded database of DATA_DIR to the empty PostgreSQL of DATABASE_URL.
await runCommand(import.meta.url, async () => {
  const { runDatabaseCommand } = await import('./database-command.mjs');
  await runDatabaseCommand('backend/cli/move-command.ts', []);
});
