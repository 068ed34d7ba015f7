import type { Logger } from '@/backend/process';
import { withoutPersonalData } from './without-personal-data';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

/** An id of a request or a record, which stays as it is. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const clean = (value: unknown): unknown =>
  typeof value === 'string' && !uuid.test(value) ? withoutPersonalData(value) : value;

let waiting = '';
const flush = (): void => {
  if (!waiting) return;
  const lines = waiting;
  waiting = '';
  process.off('exit', flush);
  process.stderr.write(lines);
};

/** The lines of one turn of the event loop are written at once: a busy site has a line for each of many requests. */
const writeSoon = (line: string): void => {
  if (!waiting) {
    setImmediate(flush);
    process.once('exit', flush);
  }
  waiting += line;
};

/**
 * Writes one JSON line for each event to standard error: `time`, `level`, `event` and fields of the event, usually
 * `requestId` and `route`. `level` is the least important level to print. Personal data and secrets are masked.
 */
export function jsonLogger(level: keyof typeof ranks, write: (line: string) => void = writeSoon): Logger {
  const print = (rank: 'info' | 'error', event: string, fields: Record<string, unknown> = {}) => {
    if (ranks[rank] < ranks[level]) return;
    const cleaned = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)]));
    write(`${JSON.stringify({ time: new Date().toISOString(), level: rank, event, ...cleaned })}\n`);
  };
  return {
    info: (event, fields) => print('info', event, fields),
    error: (event, fields) => print('error', event, fields),
  };
}
