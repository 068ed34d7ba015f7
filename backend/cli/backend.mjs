import { runCommand } from './bootstrap.mjs';
import { startTypeScript, succeed, withChildren } from './child-processes.mjs';
import { childEnv, readSettings } from './settings.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await readSettings();
      await succeed(
        startTypeScript('backend/server.ts', { env: childEnv(settings) }),
        'The backend stopped; the lines above say why.',
      );
    },
    () => 0,
  ),
);
