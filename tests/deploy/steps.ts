import { copyFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import {
  choosePicture,
  acceptInvitation,
  logIn,
  openPages,
  sendPaper,
  signUp,
  visit,
  type Visitor,
} from './browser';
import { commandsOf, places, readLines } from './document';
import { fillIn } from './doubles';
import type { WithLoad } from './load';
import { follow, runLine } from './programs';
import { type Stage, untilReady } from './start';

const operator = { username: '012345678', password: '480271' };
/** The office of the school, appointed by mail address. */
export const office = { username: 'sophea@school.edu.kh', password: '602749' };
export const student = { phone: '098765432', pin: '915306' };

/** Both blocks of "Several processes": from a bare machine to pages. */
export async function install(stage: Stage): Promise<void> {
  const { shell, say, outside } = stage;
  await follow(shell, places.machine, async (line) => {
    if (line.includes('/etc/nginx/conf.d')) fillIn(shell.machine, outside);
  });
  say('the machine is set up');
  await follow(shell, places.firstRelease, async (line, _said, seconds) => {
    if (seconds > 1) say(`${line} (${seconds} s)`);
  });
  await untilReady(stage);
  say('the first release is served');
}

/** A command of the documents that needs the settings: as the account of Sala, with backend.env. */
const withSettings = ({ shell }: Stage, command: string): Promise<string> =>
  runLine(
    { ...shell, cwd: shell.machine.path('/opt/sala/current') },
    commandsOf(`sudo -u sala sh -c 'set -a; . /etc/sala/backend.env; ${command}'`),
  );

/** Appoints the operator, imports schools, and appoints the office of one. */
export async function appointStaff(stage: Stage): Promise<void> {
  const { machine } = stage.shell;
  const run = async (command: string) =>
    stage.say(`${command}: ${(await withSettings(stage, command)).trim().split('\n').at(-1)}`);
  const lines = readLines(places.staff).flat();
  const appoint = async ({ username }: { username: string }) => {
    const line = lines.find((command) => command.includes(` add ${username} `));
    if (!line) throw new Error(`docs/operations.md appoints nobody with ${username}.`);
    await run(line);
  };
  await appoint(operator);
  const table = machine.path('/opt/sala/schools.csv');
  copyFileSync('docs/import/schools.csv', table);
  machine.give(table);
  for (const [command = ''] of [...readLines(places.schools), ...readLines(places.tables)])
    await run(command);
  await appoint(office);
}

const uncomplaining = ({ complaints }: Visitor, say: Stage['say'], what: string): void => {
  if (complaints.length > 0) throw new Error(`${what}: ${complaints.join('\n')}`);
  say(what);
};

export async function firstPeople({ outside, say }: Stage, browser: Browser): Promise<void> {
  const appointed = [
    {
      who: operator,
      inbox: outside.texts,
      what: 'the operator came in by the link and the code of a text message',
    },
    {
      who: office,
      inbox: outside.letters,
      what: 'the office of the school came in by the link and the code of a mail',
    },
  ];
  for (const { who, inbox, what } of appointed) {
    const visitor = await visit(browser);
    await acceptInvitation(visitor, inbox, who);
    uncomplaining(visitor, say, what);
    await visitor.context.close();
  }
  const newcomer = await visit(browser);
  await signUp(newcomer, outside.texts, student);
  uncomplaining(newcomer, say, 'a student signed up with the code of a text message');
  await newcomer.context.close();
}

export async function pagesAnswer({ say }: Stage, browser: Browser): Promise<void> {
  const visitor = await visit(browser);
  const opened = await openPages(visitor);
  uncomplaining(
    visitor,
    say,
    `${opened} pages answered 200 in Chromium, none with a complaint of the browser`,
  );
  await visitor.context.close();
}

export async function studentComesBack({ say }: Stage, browser: Browser): Promise<void> {
  const visitor = await visit(browser);
  await logIn(visitor, student.phone, student.pin);
  uncomplaining(visitor, say, 'the student logs in with the PIN of before');
  await visitor.context.close();
}

export async function files({ outside, say }: Stage, browser: Browser): Promise<void> {
  const visitor = await visit(browser);
  await logIn(visitor, student.phone, student.pin);
  const { put } = await choosePicture(visitor);
  if (put !== outside.s3.endpoint)
    throw new Error(`The picture went to ${put}, not to ${outside.s3.endpoint}.`);
  uncomplaining(visitor, say, 'the browser sent a picture to S3 and shows it');
  const { linked, unsigned } = await sendPaper(visitor);
  if (linked !== 200 || unsigned !== 403)
    throw new Error(`A private paper: ${linked} signed, ${unsigned} unsigned.`);
  uncomplaining(visitor, say, `a private paper: ${linked} with its link, ${unsigned} without the signature`);
  await visitor.context.close();
}

const findings = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /^[!✗]/.test(line))
    .map((line) => `\n           ${line}`)
    .join('');

export async function doctor(stage: Stage): Promise<void> {
  const [[command = ''] = []] = readLines(places.doctor);
  stage.say(
    `doctor, which may find the name of the test only:${findings(await withSettings(stage, command))}`,
  );
}

const awayMs = 3_000;
const settleMs = 4_000;

/** PostgreSQL is stopped and killed under load: nobody sees a 502. */
export async function postgresStops(stage: Stage, withLoad: WithLoad): Promise<void> {
  for (const how of ['fast', 'immediate'] as const) {
    await withLoad(
      `PostgreSQL away for 3 s (${how})`,
      async () => {
        await pause(settleMs);
        await stage.cluster.stop(how);
        await pause(awayMs);
        await stage.cluster.start();
        stage.say(`ready again after ${Math.round(await untilReady(stage))} ms`);
        await pause(settleMs);
      },
      true,
    );
  }
}

/** Restarts every process in the order of the upgrade. */
export async function rollingRestart(stage: Stage, withLoad: WithLoad): Promise<void> {
  const lines = readLines(places.upgrade).filter(([command]) => command?.startsWith('systemctl restart'));
  if (lines.length !== 4) throw new Error(`docs/upgrading.md restarts ${lines.length} processes, not 4.`);
  await withLoad('rolling restart of 2 backends and 2 sites', async () => {
    await pause(settleMs);
    for (const line of lines) await runLine(stage.shell, line);
    await pause(settleMs);
  });
}

const mixedMs = 8_000;

/** The block of docs/upgrading.md under load, with a while of both releases after each restart. */
export async function changeRelease(
  stage: Stage,
  withLoad: WithLoad,
  { place, what }: { place: 'upgrade' | 'wayBack'; what: string },
): Promise<void> {
  await withLoad(what, () =>
    follow(stage.shell, places[place], async (line, said, seconds) => {
      if (seconds > 2) stage.say(`${line} (${seconds} s)`);
      if (line.startsWith('systemctl restart')) await pause(mixedMs);
      if (line.includes('doctor')) stage.say(`doctor:${findings(said)}`);
    }),
  );
}

/** Every acknowledged write is in the database, once. */
export async function nothingLost({ cluster, say }: Stage, acknowledged: string[]): Promise<void> {
  const [stored] = await cluster.query<{ rows: string; codes: string }>(
    "select count(*) as rows, count(distinct student_code) as codes from students where student_code like 'L-%'",
  );
  const [found] = await cluster.query<{ n: string }>(
    'select count(distinct student_code) as n from students where student_code = any($1)',
    [acknowledged],
  );
  const lost = acknowledged.length - Number(found?.n);
  const doubled = Number(stored?.rows) - Number(stored?.codes);
  if (lost + doubled > 0) throw new Error(`${lost} writes are lost, ${doubled} doubled.`);
  say(`${acknowledged.length} writes acknowledged in all: 0 lost, 0 doubled`);
}
