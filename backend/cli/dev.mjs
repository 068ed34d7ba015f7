import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './bootstrap.mjs';
import { startNode, succeed, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { readDemo } from './demo-file.mjs';
import { prepareToServe } from './prepare.mjs';
import { childEnv, loopbackOrigin, shownOrigin } from './settings.mjs';

/** What is read once, when the database is prepared and the server starts. */
const readOnce = ['.env', '.env.local', 'next.config.ts', 'backend/db/migrations/meta/_journal.json'];

function sayWhatNeedsAStart() {
  for (const name of readOnce) {
    watchFile(join(projectRoot, name), { interval: 1_000, persistent: false }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) console.log(`${name} has changed: stop and start \`npm run dev\`.`);
    });
  }
}

const usage = `Usage: npm run dev -- [--mocked]
  --mocked  without a backend: every call is answered by the example of its contract, and a panel makes it slow, 422, 500,
            lost or empty`;

/** The settings of the mocked mode stand before those of .env. */
function readChoices() {
  const [flag, ...more] = process.argv.slice(2);
  if (flag === undefined) return;
  if (flag !== '--mocked' || more.length > 0) throw new CommandError(usage);
  Object.assign(process.env, { NEXT_PUBLIC_MOCKED: 'on', API_BASE_URL: 'http://mocked.invalid' });
}

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      readChoices();
      const settings = await prepareToServe();
      const { bundleServer } = await import('./bundle-server.mjs');
      const { watchBundle } = await import('./watch-bundle.mjs');
      const main = await bundleServer('site/main', 'cjs');
      await watchBundle('worker');
      const replaced = await watchBundle('site/open-site');
      const origin = loopbackOrigin(settings);
      const shown = shownOrigin(settings);
      console.log(`Sala answers at ${shown} as soon as its first page is compiled.`);
      if (process.env.NEXT_PUBLIC_MOCKED)
        console.log(
          'Mocked: log in as student@mocked.example, teacher@mocked.example, advisor@mocked.example … with any password.',
        );
      const { outbox, chats } = readDemo(settings);
      if (outbox) console.log(`Messages of the demo, codes included: ${shown}${outbox}`);
      if (chats) console.log(`Chats with the bot of the demo: ${shown}${chats}`);
      const site = startNode([main], {
        env: {
          ...childEnv(settings),
          NODE_ENV: 'development',
          // Next collects the paths of pages in child processes, which cannot open the embedded database.
          ...(!settings.API_BASE_URL && { BUILD_API_ORIGIN: origin }),
        },
        isServer: true,
      });
      replaced.onChange((isGood) => {
        if (isGood) site.child.send(replaced.script);
        else console.error('The server before this change goes on.');
      });
      sayWhatNeedsAStart();
      await succeed(site, 'The development server stopped; the lines above say why.');
    },
    () => 0,
  ),
);
