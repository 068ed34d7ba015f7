import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { startTypeScript, withChildren } from '../../backend/cli/child-processes.mjs';
import { needBrowser } from './system-programs.mjs';

// `npm run pictures -- '^/school'`: pictures of the pages of a running site, and which of them changed.
await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const { code } = await startTypeScript('tests/run/take-pictures.ts', {
        env: { ...process.env, CHROMIUM_PATH: needBrowser() },
        args: process.argv.slice(2),
      }).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  ),
);
