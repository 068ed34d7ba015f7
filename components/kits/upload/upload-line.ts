import { uploadLimits } from '@/lib/domain/limits';

/** The files of all fields of this page, in the order in which they were chosen. */
const waiting: (() => void)[] = [];
let running = 0;

const next = () => {
  while (running < uploadLimits.atOnce) {
    const begin = waiting.shift();
    if (!begin) return;
    running += 1;
    begin();
  }
};

/**
 * Does `work` when it is its turn: a slow line that is shared by seven files is too slow for each of them. What is given up before its
 * turn is left out.
 */
export async function inLine(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (signal.aborted) return;
  let leave = () => {};
  const isTurn = await new Promise<boolean>((resolve) => {
    const begin = () => resolve(true);
    leave = () => {
      const at = waiting.indexOf(begin);
      if (at !== -1) waiting.splice(at, 1);
      resolve(false);
    };
    waiting.push(begin);
    signal.addEventListener('abort', leave, { once: true });
    next();
  });
  if (!isTurn) return;
  try {
    await work();
  } finally {
    signal.removeEventListener('abort', leave);
    running -= 1;
    next();
  }
}
