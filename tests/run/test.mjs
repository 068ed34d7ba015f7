import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { stopAll } from '../../backend/cli/child-processes.mjs';
import { explain } from '../../backend/cli/command-error.mjs';
import { readChoices } from './choices.mjs';
import { finalLine, oneFailure, sumCounts } from './counts.mjs';
import { stageRun } from './run-stages.mjs';
import { noteSecondTries } from './second-tries.mjs';
import { stagesFor } from './stages.mjs';

/** A run without tests is a failure, unless nothing has changed. */
let mayBeEmpty = false;

async function main() {
  const choices = readChoices(process.argv.slice(2));
  mayBeEmpty = choices.changedSince !== null;
  const run = stageRun(stagesFor(choices), (line) => console.log(line));
  const interrupt = async (/** @type {string} */ reason) => {
    if (await run.interrupt(reason, stopAll)) finish(run);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => interrupt(signal));
  process.once('uncaughtException', (error) => interrupt(explain(error)));
  await run.all();
  if (!run.isOver()) finish(run);
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function printNames(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ✗ ${name}`).join('\n')}`);
}

/** @param {ReturnType<typeof stageRun>} run */
function finish(run) {
  const { flaky, ...counts } = run.total();
  const say = (/** @type {string} */ line) => console.log(line);
  const returning = noteSecondTries(flaky, { isKept: !process.env.CI, say });
  const total = sumCounts([{ ...counts, flaky }, ...returning.map(oneFailure)]);
  const times = run.times();
  if (times.length > 0) console.log(`\n${times.join('\n')}`);
  printNames('Passed only on the second try', total.flaky);
  printNames('Failed', total.failures);
  console.log(`\n${finalLine(total)}`);
  process.exit(total.failed > 0 || (total.passed === 0 && !mayBeEmpty) ? 1 : 0);
}

await runCommand(import.meta.url, main, finalLine(oneFailure('tests')));
