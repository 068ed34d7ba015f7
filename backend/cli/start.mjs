import { accountsTable } from './accounts-table.mjs';
import { runCommand } from './bootstrap.mjs';
import { ensureBuild, noteServingBuild } from './build.mjs';
import { startNode, untilAnswers, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { readDemo } from './demo-file.mjs';
import { prepareToServe } from './prepare.mjs';
import { servingMemory } from './serving-memory.mjs';
import { childEnv, loopbackOrigin } from './settings.mjs';

const readyWithinMs = 60_000;

/** @typedef {import('./settings.mjs').ServerEnv} ServerEnv */

async function main() {
  let isServing = false;
  await withChildren(
    async () => {
      const settings = await prepareToServe();
      await ensureBuild(settings);
      noteServingBuild(settings.PORT);
      const { bundleServer } = await import('./bundle-server.mjs');
      const { bundleWorker } = await import('./bundle-worker.mjs');
      await bundleWorker();
      const site = startNode([await bundleServer('site/main')], {
        env: { ...servingMemory, ...childEnv(settings), NODE_ENV: 'production' },
        isServer: true,
      });
      const state = await untilAnswers(`${loopbackOrigin(settings)}/`, {
        timeoutMs: readyWithinMs,
        from: site,
      });
      if (state === 'ended')
        throw new CommandError('The website stopped while starting; the lines above say why.');
      if (state === 'late') {
        throw new CommandError(
          'The website started but its home page does not answer; the lines above may say why.',
        );
      }
      isServing = true;
      welcome(settings);
      await site.outcome;
      throw new CommandError('The website stopped by itself; the lines above may say why.');
    },
    (signal) => (isServing ? 0 : signal === 'SIGINT' ? 130 : 143),
  );
}

/** @param {ServerEnv} settings */
function welcome(settings) {
  const { PORT, PUBLIC_ORIGIN } = settings;
  const local = process.connected ? PUBLIC_ORIGIN : `http://localhost:${PORT}`;
  const lines = ['', `Sala is ready: ${local}${PUBLIC_ORIGIN === local ? '' : `  (${PUBLIC_ORIGIN})`}`];
  const { accounts = {}, outbox, chats } = readDemo(settings);
  const rows = Object.keys(accounts).length > 0 ? accountsTable(accounts) : [];
  if (rows.length > 0) lines.push('', 'Demo accounts:', '', ...rows.map((line) => `  ${line}`));
  if (outbox) lines.push('', `Messages of the demo, codes included: ${local}${outbox}`);
  if (chats) lines.push(`Chats with the bot of the demo: ${local}${chats}`);
  console.log([...lines, '', 'Stop with Ctrl-C.', ''].join('\n'));
}

await runCommand(import.meta.url, main);
