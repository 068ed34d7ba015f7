import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { stopAll } from '../../backend/cli/child-processes.mjs';
import { explain } from '../../backend/cli/command-error.mjs';
import { readChoices } from './choices.mjs';
import { finalLine, oneFailure, sumCounts } from './counts.mjs';
import { stagesFor } from './stages.mjs';

/** @type {import('./counts.mjs').Counts[]} */
const counted = [];
/** @type {string[]} */
const times = [];
/** @type {{ name: string, end: Promise<void> } | undefined} */
let current;
let isOver = false;
/** A run without tests is a failure, unless nothing has changed. */
let mayBeEmpty = false;

async function main() {
  process.once('SIGINT', () => interrupt('SIGINT'));
  process.once('SIGTERM', () => interrupt('SIGTERM'));
  process.once('SIGHUP', () => interrupt('SIGHUP'));
  process.once('uncaughtException', (error) => interrupt(explain(error)));
  const choices = readChoices(process.argv.slice(2));
  mayBeEmpty = choices.changedSince !== null;
  for (const stage of stagesFor(choices)) {
    await runStage(stage);
    if (isOver) return;
  }
  finish();
}

/**
 * A stage that throws has failed; the stages after it still run.
 * @param {import('./stages.mjs').Stage} stage
 */
async function runStage({ name, run }) {
  console.log(`\n── ${name}`);
  const startedMs = Date.now();
  const end = run().then(
    (counts) => void counted.push(counts),
    (error) => {
      if (isOver) return;
      console.error(`✗ ${explain(error)}`);
      counted.push(oneFailure(`${name}: ${explain(error).split('\n')[0]}`));
    },
  );
  current = { name, end };
  await end;
  times.push(`${String(Math.round((Date.now() - startedMs) / 1000)).padStart(6)} s  ${name}`);
}

/** Waits for the aborted stage too: it may have to stop a database server. @param {string} reason */
async function interrupt(reason) {
  if (isOver) return;
  isOver = true;
  await stopAll();
  await current?.end;
  counted.push(oneFailure(`${current?.name ?? 'tests'}: interrupted (${reason})`));
  finish();
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function printNames(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ✗ ${name}`).join('\n')}`);
}

function finish() {
  const total = sumCounts(counted);
  if (times.length > 0) console.log(`\n${times.join('\n')}`);
  printNames('Passed only on the second try', total.flaky);
  printNames('Failed', total.failures);
  console.log(`\n${finalLine(total)}`);
  process.exit(total.failed > 0 || (total.passed === 0 && !mayBeEmpty) ? 1 : 0);
}

await runCommand(import.meta.url, main, finalLine(oneFailure('tests')));
