import { runCommand } from './bootstrap.mjs';
import { packageCommand, startNode, succeed, withChildren } from './child-processes.mjs';
import { prepareToServe } from './prepare.mjs';
import { childEnv } from './settings.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await prepareToServe();
      const { HOST, PORT } = settings;
      await succeed(
        startNode([packageCommand('next'), 'dev', '-p', String(PORT), '-H', HOST], {
          env: childEnv(settings),
        }),
        'The development server stopped; the lines above say why.',
      );
    },
    () => 0,
  ),
);
