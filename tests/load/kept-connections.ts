import { Agent, request } from 'node:https';

export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** `status` 0: no answer, or an incomplete one. */
export interface Outcome {
  status: number;
  text: string;
  why: string;
  ms: number;
  /** Of an answer that asks for another try. */
  retryAfter?: string | undefined;
}

const answerWithinMs = 20_000;
const socketsMax = 128;

/** A client with keep-alive connections, like browsers. */
export function createClient(port: number, certificate: Buffer) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: socketsMax,
    ca: certificate,
    servername: 'localhost',
  });
  const ask = ({ method = 'GET', path, headers = {}, body }: Question): Promise<Outcome> =>
    new Promise((resolve) => {
      const startedMs = performance.now();
      const finish = (status: number, text: string, why: string, retryAfter?: string) =>
        resolve({ status, text, why, ms: performance.now() - startedMs, retryAfter });
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host: 'localhost',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          signal: AbortSignal.timeout(answerWithinMs),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', (error) => finish(0, '', error.message));
          answer.on('end', () =>
            answer.complete
              ? finish(
                  answer.statusCode ?? 0,
                  Buffer.concat(chunks).toString('utf8'),
                  '',
                  answer.headers['retry-after'],
                )
              : finish(0, '', 'cut off'),
          );
        },
      );
      sent.on('error', (error) => finish(0, '', error.message));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
}

export type KeptClient = ReturnType<typeof createClient>;

const underWayMax = 64;

/**
 * Starts `work` at a fixed rate, whether or not earlier ones have ended. When there are too many at once it starts
 * later: a slow machine shows in the number of answers.
 * @returns a function that stops it and waits for all.
 */
export function atRate(perSecond: number, work: (index: number) => Promise<void>): () => Promise<void> {
  const startedMs = performance.now();
  const underWay = new Set<Promise<void>>();
  let begun = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedMs) / 1_000) * perSecond);
    for (; begun < due && underWay.size < underWayMax; begun += 1) {
      const one: Promise<void> = work(begun).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
}
