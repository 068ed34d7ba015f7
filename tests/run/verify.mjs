import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { packageCommand, withChildren } from '../../backend/cli/child-processes.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';
import { runStep, staticChecks } from './static-checks.mjs';

/** @type {import('./static-checks.mjs').Step} */
const tests = {
  name: 'quick tests',
  commands: [() => [packageCommand('vitest'), 'run', '--project', 'unit', '--project', 'architecture']],
};

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const results = [];
      for (const step of [...staticChecks, tests]) results.push(await runStep(step));
      const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
      const bad = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
      if (bad.length > 0) throw new CommandError(`Not in order: ${bad.join(', ')}.`);
      console.log(`All in order, ${total.toFixed(1)} s.`);
    },
    () => 130,
  ),
);
