import { packageCommand, startNode } from '../../backend/cli/child-processes.mjs';

/**
 * @typedef {{ name: string, commands: (() => string[])[] }} Step arguments for Node, one list per command
 * @typedef {{ name: string, isGood: boolean, seconds: number }} StepResult
 */

/** @type {Step[]} */
export const staticChecks = [
  { name: 'format', commands: [() => [packageCommand('oxfmt'), '--check']] },
  { name: 'lint', commands: [() => [packageCommand('oxlint'), '--deny-warnings']] },
  {
    name: 'types',
    commands: [
      () => [packageCommand('next'), 'typegen'],
      () => [packageCommand('typescript', 'tsc'), '--noEmit'],
      () => [packageCommand('typescript', 'tsc'), '--noEmit', '-p', 'backend/cli'],
      () => [packageCommand('typescript', 'tsc'), '--noEmit', '-p', 'tests/run'],
    ],
  },
  // Imports of written files resolve once `next typegen` has run.
  { name: 'unused', commands: [() => [packageCommand('knip'), '--no-progress']] },
];

/**
 * Runs a step's commands until one fails; prints the output of the failing one.
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep({ name, commands }) {
  const startedMs = Date.now();
  const finish = (/** @type {boolean} */ isGood) => {
    const seconds = (Date.now() - startedMs) / 1000;
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1)} s`);
    return { name, isGood, seconds };
  };
  for (const command of commands) {
    const { code, output } = await startNode(command(), { output: 'keep' }).outcome;
    if (code !== 0) {
      console.log(output.trimEnd());
      return finish(false);
    }
  }
  return finish(true);
}
