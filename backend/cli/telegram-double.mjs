import { runCommand } from './bootstrap.mjs';
import { startTypeScript, succeed, withChildren } from './child-processes.mjs';
import { CommandError } from './command-error.mjs';

const usage =
  'Usage: npm run telegram-double -- [PORT]   stands for Telegram at this port, 8081 where none is named';

await runCommand(import.meta.url, () =>
  withChildren(
    async () => {
      const [port = '8081', ...rest] = process.argv.slice(2);
      if (!/^\d{1,5}$/.test(port) || rest.length > 0) throw new CommandError(usage);
      const double = startTypeScript('backend/cli/telegram-double-command.ts', {
        args: [port],
        isServer: true,
      });
      await succeed(double, 'The double stopped; the lines above say why.');
    },
    () => 0,
  ),
);
