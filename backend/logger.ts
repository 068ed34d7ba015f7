import type { Logger } from './deps';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;

/** One JSON line an event, to standard error; `level` is the least important one that is printed. */
export function jsonLogger(
  level: keyof typeof ranks,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Logger {
  const print = (rank: 'info' | 'error', event: string, fields: Record<string, unknown> = {}) => {
    if (ranks[rank] < ranks[level]) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level: rank, event, ...fields })}\n`);
  };
  return {
    info: (event, fields) => print('info', event, fields),
    error: (event, fields) => print('error', event, fields),
  };
}
