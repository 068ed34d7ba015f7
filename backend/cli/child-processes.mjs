import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from './bootstrap.mjs';
import { CommandError } from './command-error.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ env?: NodeJS.ProcessEnv, output?: 'show' | 'keep', isServer?: boolean }} StartOptions a
 *   server takes messages, and ends by itself once this process is gone, however it went
 * @typedef {{ code: number, output: string }} Outcome code 0 is success; a signal counts as 1
 * @typedef {{ child: ChildProcess, outcome: Promise<Outcome>, output: () => string }} Running
 */

const stopWithinMs = 15_000;
/** @type {Set<Running>} */
const running = new Set();
/** @type {Promise<void> | undefined} */
let stopping;

/**
 * Arguments for Node that run a command of an installed package, without shells or .cmd files in between.
 * @param {string} packageName
 * @param {string} [command] where the package has several
 */
export function packageCommand(packageName, command = packageName) {
  const folder = join(projectRoot, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/**
 * Runs Node with these arguments; TypeScript files go through `runTypeScript`.
 * @param {string[]} args
 * @param {StartOptions} [options] `keep` collects its output instead of showing it
 * @returns {Running}
 */
export function startNode(args, { env = process.env, output = 'show', isServer = false } = {}) {
  if (stopping) throw new CommandError('Stopping.');
  const streams = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', streams, streams, ...(isServer ? [/** @type {const} */ ('ipc')] : [])],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  }
  /** @type {Promise<Outcome>} */
  const outcome = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: text }));
  });
  /** @type {Running} */
  const entry = { child, outcome, output: () => text };
  running.add(entry);
  const forget = () => running.delete(entry);
  outcome.then(forget, forget);
  return entry;
}

/**
 * @param {string} script path from the project folder
 * @param {StartOptions & { args?: string[]; nodeArgs?: string[] }} [options]
 */
export function startTypeScript(script, { args = [], nodeArgs = [], ...options } = {}) {
  return startNode([...nodeArgs, '--import', 'tsx', script, ...args], options);
}

/**
 * Asks the process to end, and kills it after 15 s.
 * @param {Running} entry
 */
export async function stop({ child, outcome }) {
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await outcome.finally(() => clearTimeout(killer));
}

/** Stops every process that was started here and prevents new ones. */
export function stopAll() {
  stopping ??= Promise.allSettled([...running].map(stop)).then(() => undefined);
  return stopping;
}

/**
 * Runs a command that starts children: Ctrl-C, `kill` and failures stop them before this process ends.
 * @param {() => Promise<void>} main
 * @param {(signal: NodeJS.Signals) => number} exitCode after a signal, called once everything has stopped
 */
export async function withChildren(main, exitCode) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!stopping) void stopAll().then(() => process.exit(exitCode(signal)));
    });
  }
  try {
    await main();
  } catch (error) {
    // Failures after a signal are caused by the signal; the handler above ends the process.
    if (stopping) await new Promise(() => {});
    await stopAll();
    throw error;
  }
}

/**
 * Waits for a process that must succeed.
 * @param {Running} entry
 * @param {string} message for people, when it does not
 */
export async function succeed(entry, message) {
  const { code } = await entry.outcome;
  if (code !== 0) throw new CommandError(message);
}

/**
 * Asks `url` until it answers with a 2xx.
 * @param {string} url
 * @param {{ timeoutMs: number, from: Running }} options gives up when the process ends
 * @returns {Promise<'answers' | 'ended' | 'late'>}
 */
export async function untilAnswers(url, { timeoutMs, from }) {
  const deadlineMs = Date.now() + timeoutMs;
  while (Date.now() < deadlineMs) {
    if (from.child.exitCode !== null || from.child.signalCode !== null) return 'ended';
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return 'answers';
    await pause(150);
  }
  return 'late';
}

/** @returns {Promise<number>} a port that is free on the loopback address now */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
