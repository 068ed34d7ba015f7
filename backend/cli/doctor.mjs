import { runCommand } from './bootstrap.mjs';
import { startTypeScript, withChildren } from './child-processes.mjs';
import { childEnv, readSettings } from './settings.mjs';

// `npm run doctor`: checks what this site needs, and says what to do. Exits with 1 when visitors would notice something.
await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await readSettings();
      const run = startTypeScript('backend/cli/doctor-command.ts', {
        env: childEnv(settings),
        args: process.argv.slice(2),
      });
      process.exitCode = (await run.outcome).code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  ),
);
