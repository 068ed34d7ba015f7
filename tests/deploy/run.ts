import { parseArgs } from 'node:util';
import { backUp, drill, restoreSite } from './backups';
import { startBrowser } from './browser';
import { loadOn } from './load';
import { makeRepository, offer, releaseBefore, thisRelease } from './releases';
import { setStage, type Stage } from './start';
import {
  appointStaff,
  changeRelease,
  doctor,
  files,
  firstPeople,
  install,
  nothingLost,
  office,
  pagesAnswer,
  postgresStops,
  rollingRestart,
  studentComesBack,
} from './steps';

// tsx tests/deploy/run.ts [--from COMMIT]: installs the release before this one by docs/operations.md,
// upgrades it by docs/upgrading.md, does there what an operator does, and goes back. What is not
// committed is not tested.

const { values: asked } = parseArgs({ options: { from: { type: 'string' } } });
const stops: Stage['stops'] = [];

const followTheDocuments = async (): Promise<void> => {
  const stage = await setStage(stops);
  const [before, now] = [releaseBefore(asked.from), thisRelease()];
  makeRepository(stage.shell.machine, [before, now]);
  stage.say(`installs ${before.slice(0, 8)}, upgrades to ${now.slice(0, 8)}`);
  offer(stage.shell.machine, before);
  await install(stage);
  const browser = await startBrowser(stage.shell.machine.certificate());
  stops.push(() => browser.close());
  await appointStaff(stage);
  await firstPeople(stage, browser);
  await pagesAnswer(stage, browser);

  const { withLoad, acknowledged } = await loadOn(stage.shell.machine.certificate(), office, stage.say);
  await backUp(stage, withLoad);
  const backupBefore = stage.shell.machine.archive;
  offer(stage.shell.machine, now);
  await changeRelease(stage, withLoad, { place: 'upgrade', what: 'upgrade' });
  await pagesAnswer(stage, browser);
  await studentComesBack(stage, browser);
  await files(stage, browser);
  await doctor(stage);
  await postgresStops(stage, withLoad);
  await rollingRestart(stage, withLoad);
  await backUp(stage, withLoad);
  await drill(stage);

  await changeRelease(stage, withLoad, { place: 'wayBack', what: 'the way back' });
  await pagesAnswer(stage, browser);
  await studentComesBack(stage, browser);
  await nothingLost(stage, acknowledged);

  await restoreSite(stage, backupBefore);
  await pagesAnswer(stage, browser);
  await studentComesBack(stage, browser);
};

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => reject(new Error(`Interrupted by ${signal}.`)));
  // What was started must be stopped in this case too.
  process.once('uncaughtException', reject);
});

try {
  await Promise.race([followTheDocuments(), interrupted]);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  for (const stop of stops.toReversed()) await stop().catch(console.error);
}
// After an interrupt the documents would be followed on.
process.exit();
