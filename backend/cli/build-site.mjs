import { runCommand } from './bootstrap.mjs';
import { ensureBuild } from './build.mjs';
import { withChildren } from './child-processes.mjs';
import { prepareDatabase } from './prepare.mjs';
import { readSettings } from './settings.mjs';

// Builds the files that several processes then serve from this folder: `.cache/backend/site/main.mjs` and
// `.cache/backend/server.mjs`.
await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await readSettings();
      await prepareDatabase(settings);
      await ensureBuild(settings);
      // Imported late: the package exists only after the command has installed the lockfile.
      const { bundleServer } = await import('./bundle-server.mjs');
      const { bundleWorker } = await import('./bundle-worker.mjs');
      await bundleWorker();
      for (const entry of /** @type {const} */ (['server', 'site/main']))
        console.log(await bundleServer(entry));
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  ),
);
