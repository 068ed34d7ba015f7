import type { Logger } from '@/backend/deps';
import { withoutPersonalData } from './without-personal-data';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

const clean = (value: unknown): unknown => (typeof value === 'string' ? withoutPersonalData(value) : value);

/**
 * One JSON line an event, to standard error: `time`, `level`, `event`, and the event's fields, most often `requestId` and
 * `route`. `level` is the least important one that is printed. Texts lose what may be a person's or a secret.
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
