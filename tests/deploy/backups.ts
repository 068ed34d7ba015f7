import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { places, readLines } from './document';
import { nameRestored } from './doubles';
import type { WithLoad } from './load';
import { ports } from './machine';
import { follow, runLine } from './programs';
import { type Stage, untilReady } from './start';
import { student } from './steps';

export async function backUp(stage: Stage, withLoad: WithLoad): Promise<void> {
  const { machine } = stage.shell;
  await withLoad('backup while serving', () => follow(stage.shell, places.nightlyBackup));
  const folder = machine.path('/var/backups/sala');
  const archive = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .at(-1);
  if (!archive) throw new Error('There is no archive.');
  machine.archive = join(folder, archive);
  if ((statSync(machine.archive).mode & 0o077) !== 0) throw new Error('Others may read the archive.');
}

/** Restores the archive, starts a backend on it and logs in; nothing is sent, and S3 is left alone. */
export async function drill(stage: Stage): Promise<void> {
  const { shell, outside, say } = stage;
  const sentBefore = outside.sms.received.size + outside.mail.mails.length;
  let start = '';
  await follow(shell, places.drill, async (line, said) => {
    if (!line.includes('--drill')) return;
    start = /^env .*$/m.exec(said)?.[0] ?? '';
    say(
      `drill: ${said
        .trim()
        .split('\n')
        .find((one) => one.includes('are back'))}`,
    );
  });
  if (!start) throw new Error('The drill does not say how to start.');
  const [[backend = ''] = [], ...logIns] = readLines(places.drillStart);
  const running = shell.machine.begin(
    shell.machine.here(backend.replace('START', start)).replace(/^sudo -u sala /, ''),
    { cwd: shell.cwd, account: shell.machine.account },
  );
  const ended = running.said.catch(String);
  try {
    let said = '';
    for (const line of logIns)
      said = await runLine(
        shell,
        line.map((command) => command.replace('YOUR-NUMBER', student.phone).replace('YOUR-PIN', student.pin)),
      );
    if (!said.includes('access_token')) throw new Error(`The drill answers the log-in with ${said}.`);
  } catch (error) {
    running.interrupt();
    throw new Error(`The backend of the drill: ${await ended}`, { cause: error });
  }
  running.interrupt();
  await ended;
  const sentSince = outside.sms.received.size + outside.mail.mails.length - sentBefore;
  if (sentSince > 0) throw new Error(`The drill sent ${sentSince} messages.`);
  await follow(shell, places.afterDrill);
  if (existsSync(shell.machine.path('/var/lib/sala/drill')))
    throw new Error('The folder of the drill is left.');
  say(`drill: the student logs in on port ${ports.drill}, 0 messages were sent`);
}

/** What is written after the archive is lost, so nothing is read or written meanwhile. */
export async function restoreSite(stage: Stage, archive: string): Promise<void> {
  const { shell, outside, say } = stage;
  shell.machine.archive = archive;
  await follow(shell, places.withBackup, async (line, said) => {
    if (line.includes('createdb')) await nameRestored(shell.machine, outside);
    if (line.includes('npm run restore')) say(`restore: ${said.trim().split('\n').at(-1)}`);
  });
  await untilReady(stage);
  say('the backup made before the upgrade is served');
}
