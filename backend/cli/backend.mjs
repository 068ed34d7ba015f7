import { runCommand } from './bootstrap.mjs';
import { startNode, succeed, withChildren } from './child-processes.mjs';
import { servingMemory } from './serving-memory.mjs';
import { childEnv, readSettings } from './settings.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await readSettings();
      // Imported late: the package exists only after the command has installed the lockfile.
      const { bundleServer } = await import('./bundle-server.mjs');
      await succeed(
        startNode([await bundleServer('server')], {
          env: { ...servingMemory, ...childEnv(settings) },
          isServer: true,
        }),
        'The backend stopped; the lines above say why.',
      );
    },
    () => 0,
  ),
);
