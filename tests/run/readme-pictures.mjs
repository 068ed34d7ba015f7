import { join } from 'node:path';
import { runCommand } from '../../backend/cli/bootstrap.mjs';
import { packageCommand, startNode, withChildren } from '../../backend/cli/child-processes.mjs';
import { needBrowser } from './system-programs.mjs';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const config = join('tests', 'pictures', 'playwright.config.ts');
      const { code } = await startNode(
        [packageCommand('@playwright/test', 'playwright'), 'test', '-c', config],
        {
          env: { ...process.env, CHROMIUM_PATH: needBrowser() },
        },
      ).outcome;
      process.exitCode = code;
    },
    (signal) => (signal === 'SIGINT' ? 130 : 143),
  ),
);
