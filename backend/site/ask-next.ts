import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';

/** An answer of Next, whole and uncompressed. */
export interface NextAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Asks Next for a page inside this process, without a socket. */
export type AskNext = (url: string, headers: IncomingHttpHeaders) => Promise<NextAnswer>;

/** Hop-by-hop headers, and headers that would make the answer partial or compressed. */
const answerOnly = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];
const notAsked = [
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-length',
  'connection',
];

const without = <T extends object>(headers: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;

export const askNext =
  (handler: RequestListener): AskNext =>
  async (url, headers) => {
    const answer = await inject(handler, { method: 'GET', path: url, headers: without(headers, notAsked) });
    return {
      status: answer.statusCode,
      headers: without(answer.headers, answerOnly),
      body: answer.rawPayload,
    };
  };
