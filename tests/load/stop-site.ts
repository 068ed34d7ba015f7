import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { startSiteProcess } from './site-process';

// tsx tests/load/stop-site.ts: SIGTERM to the built site, five times, with 12 clients that reuse their connections. A
// refused connection is not a failure: no process has accepted the request, and a load balancer tries another one.

const clients = 12;
const runs = 5;
const workMs = 2_000;
const exitWithinMs = 15_000;
const paths = ['/', '/explore', '/en/course', '/api-nest-aca/schools?limit=12', '/login'];

type Outcome = { kind: 'answered' } | { kind: 'refused' } | { kind: 'failed'; why: string };

const ask = (agent: Agent, url: string) =>
  new Promise<Outcome>((resolve) => {
    const sent = request(url, { agent }, (answer) => {
      answer.on('error', (error) => resolve({ kind: 'failed', why: error.message }));
      answer.on('end', () =>
        resolve(
          answer.statusCode === 200
            ? { kind: 'answered' }
            : { kind: 'failed', why: String(answer.statusCode) },
        ),
      );
      answer.resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED' ? { kind: 'refused' } : { kind: 'failed', why: error.code ?? '' },
      ),
    );
    sent.end();
  });

const results = [];
for (let run = 0; run < runs; run += 1) {
  const site = await startSiteProcess(await freePort(), {});
  let answered = 0;
  const failures: string[] = [];
  const client = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = index; ; n += 1) {
      const outcome = await ask(agent, `${site.origin}${paths[n % paths.length]}`);
      if (outcome.kind === 'refused') break;
      if (outcome.kind === 'answered') answered += 1;
      else failures.push(outcome.why);
      if (failures.length > 1_000) break;
    }
    agent.destroy();
  };
  const working = Array.from({ length: clients }, (_, index) => client(index));
  await pause(workMs);
  const { code, ms } = await site.end('SIGTERM');
  await Promise.all(working);
  results.push({
    answered,
    failed: failures.length,
    why: [...new Set(failures)],
    code,
    exitMs: Math.round(ms),
  });
}
console.log(JSON.stringify(results, null, 2));
const isGood = results.every(
  ({ failed, code, exitMs }) => failed === 0 && code === 0 && exitMs <= exitWithinMs,
);
process.exitCode = isGood ? 0 : 1;
