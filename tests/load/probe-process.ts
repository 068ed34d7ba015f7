import { Agent, get } from 'node:http';
import { percentile } from '../bench/percentile';

// tsx tests/load/probe-process.ts <origin>: asks for `/livez` and a page in memory at fixed times, in a process of its
// own, so that the load does not slow the clock that measures it. `begin` and `end` come as messages.

const everyMs = 25;
const [origin = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const paths = { livez: '/livez', page: '/en/explore' } as const;

export interface Probed {
  asked: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
}
export type Probes = Record<keyof typeof paths, Probed>;

const open = new Set<Promise<void>>();
let times: Record<string, number[]> = {};
let failed: Record<string, number> = {};

const ask = (name: keyof typeof paths): Promise<void> =>
  new Promise((resolve) => {
    const startedMs = performance.now();
    const fail = () => {
      failed[name] = (failed[name] ?? 0) + 1;
      resolve();
    };
    get(`${origin}${paths[name]}`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('error', fail);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return fail();
        (times[name] ??= []).push(performance.now() - startedMs);
        resolve();
      });
    }).on('error', fail);
  });

const probed = (name: keyof typeof paths): Probed => {
  const all = times[name] ?? [];
  const rounded = (share: number) => Math.round(percentile(all, share));
  return {
    asked: all.length + (failed[name] ?? 0),
    failed: failed[name] ?? 0,
    p50Ms: rounded(0.5),
    p99Ms: rounded(0.99),
    mostMs: Math.round(Math.max(0, ...all)),
  };
};

let timer: NodeJS.Timeout | undefined;
process.on('message', async (message) => {
  if (message === 'begin') {
    times = {};
    failed = {};
    timer = setInterval(() => {
      for (const name of ['livez', 'page'] as const) {
        const asked = ask(name);
        open.add(asked);
        void asked.finally(() => open.delete(asked));
      }
    }, everyMs);
    return;
  }
  clearInterval(timer);
  await Promise.all(open);
  process.send?.({ livez: probed('livez'), page: probed('page') } satisfies Probes);
});
process.on('disconnect', () => process.exit(0));
