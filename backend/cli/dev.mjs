import { runCommand } from './bootstrap.mjs';
import { startNode, succeed, withChildren } from './child-processes.mjs';
import { prepareToServe } from './prepare.mjs';
import { childEnv, loopbackOrigin } from './settings.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await prepareToServe();
      const { bundleServer } = await import('./bundle-server.mjs');
      const origin = loopbackOrigin(settings);
      console.log(`Sala answers at ${origin} as soon as its first page is compiled.`);
      await succeed(
        startNode([await bundleServer('site/main')], {
          env: {
            ...childEnv(settings),
            NODE_ENV: 'development',
            // Next collects the paths of pages in child processes, which cannot open the embedded database.
            ...(!settings.API_BASE_URL && { BUILD_API_ORIGIN: origin }),
          },
        }),
        'The development server stopped; the lines above say why.',
      );
    },
    () => 0,
  ),
);
