import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type Place, placeName, readLines, wordsOf } from './document';
import { CommandFailed, type Machine } from './machine';
import type { Units } from './units';

/** A shell in which the documents are followed. */
export interface Shell {
  machine: Machine;
  units: Units;
  cwd: string;
  nginx: ChildProcess | undefined;
  /** Creates a role of PostgreSQL; the password comes from here, not from a terminal. */
  createRole: (name: string, password: string) => Promise<void>;
  postgres: Record<string, string>;
}

type Effect = (shell: Shell, words: string[], command: string) => Promise<string>;

const asIs: Effect = ({ machine, cwd }, _words, command) => machine.run(command, { cwd });

const servers: Record<string, string> = { nodejs: 'node', postgresql: 'psql' };

const nginxArgs = ({ machine }: Shell) => [
  '-p',
  machine.path('/etc/nginx'),
  '-c',
  machine.path('/etc/nginx/nginx.conf'),
];

const startNginx = async (shell: Shell): Promise<void> => {
  shell.nginx = spawn('nginx', nginxArgs(shell), { stdio: ['ignore', 'ignore', 'inherit'] });
};

export const stopNginx = async ({ nginx }: Shell): Promise<void> => {
  if (!nginx || nginx.exitCode !== null) return;
  const closed = once(nginx, 'close');
  nginx.kill('SIGTERM');
  await closed;
};

/** `'sala-site@*'` names every running instance. */
const namesOf = ({ units }: Shell, words: string[]): string[] =>
  words
    .filter((word) => !word.startsWith('-'))
    .flatMap((word) =>
      word.endsWith('@*') ? units.names().filter((name) => name.startsWith(word.slice(0, -1))) : [word],
    );

/** There is no systemd: its requests are done by `Units`, and nginx is a child of the test. */
const systemctl: Effect = async (shell, [verb = '', ...rest]) => {
  const names = namesOf(shell, rest);
  // Units are read at every start, and a timer waits for the night.
  if (verb === 'daemon-reload' || names.every((name) => name.endsWith('.timer'))) return '';
  if (names[0] === 'nginx') {
    if (verb !== 'reload') throw new Error(`systemctl ${verb} nginx is not known here.`);
    if (shell.nginx) shell.nginx.kill('SIGHUP');
    else await startNginx(shell);
    return '';
  }
  if (!['enable', 'start', 'stop', 'restart'].includes(verb))
    throw new Error(`systemctl ${verb} is not known here.`);
  for (const name of names) {
    if (verb === 'stop' || verb === 'restart') await shell.units.stop(name);
    if (verb !== 'stop') await shell.units.start(name);
  }
  return '';
};

/** A test has no public name. The doctor says so, and may find nothing else. */
const knownToDoctor = /^✗ settings +PUBLIC_ORIGIN is https:\/\/localhost:\d+: links in messages lead nowhere/;

const acceptKnown = (error: unknown): string => {
  if (!(error instanceof CommandFailed)) throw error;
  const found = error.said.split('\n').filter((line) => line.startsWith('✗'));
  if (found.length === 0 || !found.every((line) => knownToDoctor.test(line))) throw error;
  return error.said;
};

const sudo: Effect = async (shell, [, who = ''], command) => {
  const inner = command.replace(/^sudo -u \S+ /, '');
  const words = wordsOf(inner);
  if (who === 'sala') {
    effectOf(words[0] ?? '');
    const said = shell.machine.run(inner, { cwd: shell.cwd, account: shell.machine.account });
    return inner.includes('npm run doctor') ? said.catch(acceptKnown) : said;
  }
  if (who !== 'postgres') throw new Error(`sudo -u ${who} is not known here.`);
  // The password of a person is typed in at a terminal; here it is that of backend.env.
  if (words[0] === 'createuser') {
    await shell.createRole(words.at(-1) ?? '', shell.machine.password);
    return '';
  }
  effectOf(words[0] ?? '');
  return shell.machine.run(inner, { cwd: shell.cwd, env: shell.postgres });
};

/** The group and owner `sala` is the account of the test; without root nobody else can own anything. */
const install: Effect = ({ machine, cwd }, _words, command) => {
  const { account } = machine;
  const owned = account
    ? command.replace('-o sala', `-o ${account.uid}`).replace('-g sala', `-g ${account.gid}`)
    : command.replaceAll(/ -[og] \w+/g, '');
  return machine.run(owned, { cwd });
};

/** Every program of the documents. One that is not here fails the test. */
const programs: Record<string, Effect> = {
  cat: asIs,
  cp: asIs,
  createdb: asIs,
  createuser: asIs,
  curl: asIs,
  dropdb: asIs,
  git: asIs,
  ln: asIs,
  ls: asIs,
  node: asIs,
  npm: asIs,
  readlink: asIs,
  rm: asIs,
  sh: asIs,
  install,
  sudo,
  systemctl,
  /** The programs are there already; a clock of its own has no machine of the test. */
  apt: async ({ machine, cwd }, [, ...packages]) => {
    for (const name of packages.filter((one) => one !== 'chrony' && one !== 'sudo'))
      await machine.run(`command -v ${servers[name] ?? name}`, { cwd });
    return '';
  },
  /** An account would stay on the machine after the test; its home is what the documents use. */
  adduser: async ({ machine }) => {
    const home = machine.path('/opt/sala');
    mkdirSync(home, { recursive: true });
    machine.give(home);
    return '';
  },
  cd: async (shell, [folder = '']) => {
    shell.cwd = folder.startsWith('/') ? folder : `${shell.cwd}/${folder}`;
    return '';
  },
  nginx: (shell, words) =>
    shell.machine.run(['nginx', ...words, ...nginxArgs(shell)].join(' '), { cwd: shell.cwd }),
};

/** @throws for a program that no table knows */
export function effectOf(program: string): Effect {
  const effect = programs[program];
  if (!effect) throw new Error(`"${program}" of the documents is in no table of tests/deploy/programs.ts.`);
  return effect;
}

/** Runs one line of the documents. @returns what it printed */
export async function runLine(shell: Shell, line: readonly string[]): Promise<string> {
  let said = '';
  for (const command of line) {
    const mine = shell.machine.here(command);
    const [program = '', ...words] = wordsOf(mine);
    said += await effectOf(program)(shell, words, mine);
  }
  return said;
}

/** Runs a block line by line. `between` is told what was run before the next line begins. */
export async function follow(
  shell: Shell,
  place: Place,
  between: (line: string, said: string, seconds: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const line of readLines(place)) {
    const startedMs = performance.now();
    const text = line.join(' && ');
    const said = await runLine(shell, line).catch((error: unknown) => {
      throw new Error(`${placeName(place)}: ${text}`, { cause: error });
    });
    await between(text, said, Math.round((performance.now() - startedMs) / 1_000));
  }
}
