import type { Logger } from '@/backend/process';
import { withoutPersonalData } from './without-personal-data';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

const clean = (value: unknown): unknown => (typeof value === 'string' ? withoutPersonalData(value) : value);

/**
 * Writes one JSON line for each event to standard error: `time`, `level`, `event` and fields of the event, usually
 * `requestId` and `route`. `level` is the least important level to print. Personal data and secrets are masked.
 */
export function jsonLogger(
  level: keyof typeof ranks,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
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
