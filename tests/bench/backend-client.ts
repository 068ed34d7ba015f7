import { Agent, request } from 'node:http';

export interface Answered {
  /** 0: no answer. */
  status: number;
  body: Buffer;
}

/** Longer than a person waits: what is asked too early again hides how long an answer takes. */
const answerWithinMs = 120_000;

/** Keep-alive connections to one backend, as many as are needed. */
export function createBackendClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const send = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Answered> =>
    new Promise((resolve) => {
      const fail = () => resolve({ status: 0, body: Buffer.alloc(0) });
      const sent = request(
        new URL(path, origin),
        {
          agent,
          method,
          headers: { ...headers, ...(body && { 'content-length': String(body.byteLength) }) },
          signal: AbortSignal.timeout(answerWithinMs),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () =>
            resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, body: Buffer.concat(chunks) }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export type BackendClient = ReturnType<typeof createBackendClient>;
