// Runs inside Next's own server, on whatever Node started it: only node: modules, directly or through what it imports.
import { spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findNode, projectRoot } from './bootstrap.mjs';
import { freePort } from './child-processes.mjs';

/**
 * @typedef {import('node:http').Server} Server
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * The command of Sala that `next dev` or `next start`, typed by hand, stands for. Calls, sessions and the database live in
 * Sala's own server, which asks Next for pages; a Next without it would show a site without schools.
 * @param {string[]} argv of this process
 * @param {NodeJS.ProcessEnv} env
 * @returns {'dev' | 'start' | null} null in every other process that reads the configuration of Next
 */
export function commandOfNext(argv, env) {
  const script = argv[1] ?? '';
  // Next forks its development server; `next start` is one process.
  if (env.NEXT_PRIVATE_WORKER && /[\\/]start-server(?:\.js)?$/.test(script)) return 'dev';
  return /[\\/]next(?:\.js)?$/.test(script) && argv[2] === 'start' ? 'start' : null;
}

/** Headers that speak of one connection only. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]);

/**
 * @param {IncomingMessage} asked
 * @param {number} port
 */
const forwardedTo = (asked, port) => ({
  host: '127.0.0.1',
  port,
  method: asked.method,
  path: asked.url,
  headers: {
    ...Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !ofConnection.has(name))),
    'x-forwarded-for': [asked.headers['x-forwarded-for'], asked.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
  },
});

/**
 * Gives everything that comes to a server to the one behind it.
 * @param {Server} server
 * @param {Promise<number>} behind its port, once it answers
 */
function passOn(server, behind) {
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', async (/** @type {IncomingMessage} */ asked, /** @type {ServerResponse} */ answer) => {
    const port = await behind;
    const sent = request(forwardedTo(asked, port), (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  server.on('upgrade', async (/** @type {IncomingMessage} */ asked, socket, head) => {
    const there = connect(await behind, '127.0.0.1', () => {
      const lines = asked.rawHeaders.flatMap((name, at) =>
        at % 2 ? [] : [`${name}: ${asked.rawHeaders[at + 1]}`],
      );
      there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    there.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => there.destroy()).on('close', () => there.destroy());
  });
}

/** @param {number} port */
async function untilAnswers(port) {
  const isUp = () =>
    new Promise((resolve) => {
      request({ host: '127.0.0.1', port, path: '/livez' }, (reply) => {
        reply.resume();
        resolve(reply.statusCode === 200);
      })
        .on('error', () => resolve(false))
        .end();
    });
  while (!(await isUp())) await new Promise((resume) => setTimeout(resume, 200));
  return port;
}

/**
 * Starts Sala behind the server that Next has opened, and never returns: Next itself has nothing to do. What comes before
 * Sala answers waits for it.
 * @param {'dev' | 'start'} command
 * @returns {Promise<never>}
 */
export async function serveBehindNext(command) {
  const outside = process.env.PORT ?? '3000';
  const port = await freePort();
  console.log(
    `This is \`npm ${command === 'dev' ? 'run dev' : 'start'}\`: Sala's own server answers behind this port.`,
  );
  const behind = spawn(findNode(), [join(projectRoot, 'backend', 'cli', `${command}.mjs`)], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: String(1 + Number(process.env.TRUST_PROXY || 0)),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${outside}`,
    },
  });
  behind.on('exit', (code) => process.exit(code ?? 1));
  const answering = untilAnswers(port);
  /** @type {WeakSet<Server>} */
  const passing = new WeakSet();
  subscribe('http.server.request.start', (message) => {
    const { server } = /** @type {{ server: Server }} */ (message);
    const address = server.address();
    if (passing.has(server) || typeof address !== 'object' || String(address?.port) !== outside) return;
    passing.add(server);
    passOn(server, answering);
  });
  return new Promise(() => {});
}
