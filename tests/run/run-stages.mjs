import { explain } from '../../backend/cli/command-error.mjs';
import { oneFailure, sumCounts } from './counts.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {(line: string) => void} Say
 * @typedef {{ name: string, beside?: string, run: (say: Say) => Promise<Counts> }} Stage `beside` names an earlier
 *   stage, with which this one begins: it must say its lines, not print them
 * @typedef {{ end: Promise<void>, seconds: () => number, listen: (say: Say) => void }} Begun
 */

/**
 * Stages in their order. A stage beside another one begins with it, and what it says is shown when its turn comes: the
 * lines of each stage stay together. A stage that throws has failed; the stages after it still run.
 * @param {Stage[]} stages
 * @param {Say} show
 * @param {() => number} [now] epoch milliseconds
 */
export function stageRun(stages, show, now = Date.now) {
  /** @type {Counts[]} */
  const counted = [];
  /** @type {string[]} */
  const times = [];
  /** @type {Map<string, Begun>} */
  const begun = new Map();
  /** @type {string | null} */
  let current = null;
  let isOver = false;

  /** @param {Stage} stage */
  const begin = ({ name, run }) => {
    const startedMs = now();
    let endedMs = startedMs;
    /** @type {string[]} */
    const kept = [];
    /** @type {Say} */
    let say = (line) => void kept.push(line);
    const end = run((line) => say(line))
      .then(
        (counts) => void counted.push(counts),
        (error) => {
          if (isOver) return;
          say(`✗ ${explain(error)}`);
          counted.push(oneFailure(`${name}: ${explain(error).split('\n')[0]}`));
        },
      )
      .then(() => void (endedMs = now()));
    const listen = (/** @type {Say} */ listener) => {
      for (const line of kept.splice(0)) listener(line);
      say = listener;
    };
    const entry = { end, listen, seconds: () => Math.round((endedMs - startedMs) / 1000) };
    begun.set(name, entry);
    return entry;
  };

  return {
    /** Until the last stage has ended, or the one that was interrupted. */
    async all() {
      for (const stage of stages) {
        if (isOver) return;
        current = stage.name;
        show(`\n── ${stage.name}`);
        const { end, listen, seconds } = begun.get(stage.name) ?? begin(stage);
        listen(show);
        for (const other of stages) if (other.beside === stage.name && !begun.has(other.name)) begin(other);
        await end;
        const note = stages.some(({ name }) => name === stage.beside) ? ` (beside ${stage.beside})` : '';
        times.push(`${String(seconds()).padStart(6)} s  ${stage.name}${note}`);
      }
    },
    /**
     * Waits for the aborted stages too: one may have to stop a database server.
     * @param {string} reason
     * @param {() => Promise<void>} stop ends what the stages have started
     * @returns {Promise<boolean>} false when there was an interrupt before this one
     */
    async interrupt(reason, stop) {
      if (isOver) return false;
      isOver = true;
      await stop();
      await Promise.all([...begun.values()].map(({ end }) => end));
      counted.push(oneFailure(`${current ?? 'tests'}: interrupted (${reason})`));
      return true;
    },
    isOver: () => isOver,
    total: () => sumCounts(counted),
    times: () => times,
  };
}
