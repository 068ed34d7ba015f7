import { runCommand } from './bootstrap.mjs';
import { packageCommand, startNode, succeed, withChildren } from './child-processes.mjs';
import { prepareToServe } from './prepare.mjs';
import { childEnv } from './settings.mjs';
import { withBackend } from './with-backend.mjs';

/**
 * @param {import('./settings.mjs').ServerEnv} settings
 * @param {NodeJS.ProcessEnv} env
 */
const runNext = (settings, env) =>
  succeed(
    startNode([packageCommand('next'), 'dev', '-p', String(settings.PORT), '-H', settings.HOST], {
      env: { ...childEnv(settings), ...env },
    }),
    'The development server stopped; the lines above say why.',
  );

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const settings = await prepareToServe();
      if (settings.API_BASE_URL) return runNext(settings, {});
      await withBackend(settings, (origin) => {
        console.log(`The backend answers at ${origin}; text messages stand at ${origin}/demo/outbox`);
        return runNext(settings, { API_BASE_URL: origin, SEED: settings.SEED });
      });
    },
    () => 0,
  ),
);
