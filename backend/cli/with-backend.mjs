import { freePort, startTypeScript, stop, untilAnswers } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';
import { childEnv } from './settings.mjs';

const readyWithinMs = 60_000;
const shownLines = 20;

/**
 * Runs a temporary backend during `work`: Next renders pages in several processes, and the embedded database can be
 * open in one only.
 * @template T
 * @param {import('./settings.mjs').ServerEnv} settings
 * @param {(origin: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBackend(settings, work) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const backend = startTypeScript('backend/server.ts', {
    env: { ...childEnv(settings), PORT: String(port), HOST: '127.0.0.1' },
    output: 'keep',
    isServer: true,
  });
  try {
    const state = await untilAnswers(`${origin}/livez`, { timeoutMs: readyWithinMs, from: backend });
    if (state !== 'answers') {
      const lines = backend.output().trimEnd().split('\n').slice(-shownLines).join('\n');
      throw new CommandError(`The backend did not start.\n${lines}`);
    }
    return await work(origin);
  } finally {
    await stop(backend);
  }
}
