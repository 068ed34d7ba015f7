import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

const afterDrainMs = 700;
let server: ChildProcess;
afterEach(() => void server.kill('SIGKILL'));

const startServer = async (): Promise<string> => {
  server = fork('tests/support/drained-server.ts', [], { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(server, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
};

/** The outcome of a request: the answer's `connection`, or the code of the failure. */
const ask = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    request(url, { agent }, (answer) => {
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
      answer.on('end', () => resolve(String(answer.headers.connection)));
      answer.resume();
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
      .end();
  });

const ownConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

test('a connection stays open until the port is closed, and ends with its next answer', async () => {
  const origin = await startServer();
  const agent = ownConnection();
  const told = once(server, 'message');
  expect(await ask(origin, agent)).toBe('keep-alive');
  server.kill('SIGTERM');
  await told;
  expect(await ask(origin, agent)).toBe('keep-alive');
  const ended = once(server, 'close');
  await pause(afterDrainMs);
  expect(await ask(origin, agent)).toBe('close');
  expect(await ask(origin, agent)).toBe('ECONNREFUSED');
  expect((await ended)[0]).toBe(0);
});

test('a server whose launcher was killed answers what has come and ends', async () => {
  const origin = await startServer();
  const agent = ownConnection();
  expect(await ask(origin, agent)).toBe('keep-alive');
  const ended = once(server, 'exit');
  server.disconnect();
  expect(await ask(origin, agent)).toBe('keep-alive');
  expect((await ended)[0]).toBe(0);
});

test('no request of clients that never pause is lost, and idle connections do not hold it up', async () => {
  const origin = await startServer();
  const idle = ownConnection();
  await ask(origin, idle);
  const client = async (): Promise<string[]> => {
    const agent = ownConnection();
    const outcomes: string[] = [];
    while (!outcomes.includes('ECONNREFUSED') && outcomes.length < 10_000)
      outcomes.push(await ask(origin, agent));
    return outcomes;
  };
  const working = Array.from({ length: 12 }, client);
  await pause(300);
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  const outcomes = new Set((await Promise.all(working)).flat());
  expect([...outcomes].toSorted()).toEqual(['ECONNREFUSED', 'close', 'keep-alive']);
  expect((await ended)[0]).toBe(0);
  idle.destroy();
});
