import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { startTypeScript, withChildren } from '../../backend/cli/child-processes.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';
import { missingBenchTools, needBrowser, needPostgres } from './system-programs.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const missing = missingBenchTools();
      if (missing.length > 0) {
        throw new CommandError(
          `The benchmarks compare with nginx under the load of wrk; missing: ${missing.join(', ')}. ` +
            'On Debian: apt-get install nginx-light wrk',
        );
      }
      needPostgres();
      const { code } = await startTypeScript('tests/bench/run.ts', {
        env: { ...process.env, CHROMIUM_PATH: needBrowser() },
        args: process.argv.slice(2),
      }).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  ),
);
