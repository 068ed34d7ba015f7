import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const debianPostgres = '/usr/lib/postgresql';
/** Programs out of packages that are not installed. */
const unpackedFolder = join(projectRoot, '.cache', 'programs');
const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/** @returns {string} path of Chromium, which is installed when there is none */
export function needBrowser() {
  return findBrowser() ?? installed('browser', findBrowser);
}

/** @returns {string} folder of PostgreSQL's server programs, which are installed when there are none */
export function needPostgres() {
  return findPostgres() ?? installed('postgres', findPostgres);
}

/** @returns {string} path of `pdftotext`, which is installed when there is none */
export function needPdfReader() {
  return findPdfReader() ?? installed('pdf', findPdfReader);
}

/** @returns {string} path of nginx, which is installed when there is none */
export function needNginx() {
  return findNginx() ?? installed('nginx', findNginx);
}

function findNginx() {
  return inPath(['nginx']);
}

/**
 * @param {'browser' | 'postgres' | 'pdf' | 'nginx'} what
 * @param {() => string | null} find
 */
function installed(what, find) {
  installProgram(what);
  const found = find();
  if (!found) throw new CommandError(`${programs[what].name} was installed but cannot be found.`);
  return found;
}

/** Path of Chromium or Chrome: CHROMIUM_PATH, else the first one in PATH; null when there is none. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new CommandError(
      `CHROMIUM_PATH is "${given}", which is not a program. Correct it or leave it empty.`,
    );
  }
  return inPath(browserNames);
}

/** Whether the S3 server of the storage tests is installed: Ceph's gateway, monitor and disk. */
export function hasCeph() {
  return ['radosgw', 'ceph-mon', 'ceph-osd'].every((name) => inPath([name]) !== null);
}

/** Path of the reader that tells where the words of a PDF stand; null when there is none. */
export function findPdfReader() {
  return inPath(['pdftotext']);
}

/** Path of the program that tests the rules of Prometheus; null when there is none. */
export function findPromtool() {
  const unpacked = join(unpackedFolder, 'usr', 'bin', 'promtool');
  return inPath(['promtool']) ?? (isExecutable(unpacked) ? unpacked : null);
}

/** The missing programs of the benchmarks: web server and load generator. */
export function missingBenchTools() {
  return ['nginx', 'wrk'].filter((name) => inPath([name]) === null);
}

/** Folder of PostgreSQL's server programs, the newest one on Debian; null when there is none. */
export function findPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const folder = versions
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((version) => join(debianPostgres, version, 'bin'))
    .find(hasServer);
  if (folder) return folder;
  const program = inPath(['initdb']);
  return program && hasServer(dirname(program)) ? dirname(program) : null;
}

/** A program that may be missing: its name, what to install by hand, Debian's packages. */
const programs = {
  browser: {
    name: 'Chromium',
    byHand: 'Chromium or Chrome (or name it with CHROMIUM_PATH)',
    packages: ['chromium', 'fonts-khmeros'],
  },
  postgres: { name: 'PostgreSQL', byHand: 'the PostgreSQL server (15 or newer)', packages: ['postgresql'] },
  promtool: { name: 'promtool', byHand: 'prometheus', packages: ['prometheus'] },
  pdf: { name: 'pdftotext', byHand: 'poppler-utils', packages: ['poppler-utils'] },
  nginx: { name: 'nginx', byHand: 'nginx', packages: ['nginx-light'] },
  ceph: {
    name: 'an S3 server (Ceph)',
    byHand: 'radosgw, ceph-mon and ceph-osd',
    packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-base', 'ceph-common'],
  },
};

/**
 * Installs a missing program without questions.
 * @param {keyof typeof programs} missing
 */
export function installProgram(missing) {
  const { name, byHand, packages } = programs[missing];
  const prefix = isDebian() ? administratorPrefix() : null;
  if (!prefix) {
    throw new CommandError(`${name} is needed. Install ${byHand}, then run this again.`);
  }
  console.log(`Installing ${name} with apt-get…`);
  const apt = (/** @type {string[]} */ ...args) =>
    runAs(prefix, ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  const install = (/** @type {string[]} */ ...names) =>
    apt('install', '-y', '-q', '--no-install-recommends', ...names);
  apt('update', '-q');
  // Only the programs are needed: a new PostgreSQL would otherwise start a server and occupy a port.
  if (missing === 'postgres' && !existsSync(clusterSettings)) {
    install('postgresql-common');
    runAs(prefix, [
      'sed',
      '-i',
      's/^#\\?create_main_cluster.*/create_main_cluster = false/',
      clusterSettings,
    ]);
  }
  // It brings a server that would start and occupy a port too; its one program needs no installation.
  if (missing === 'promtool') return unpack(packages);
  install(...packages);
}

/**
 * Takes the programs out of Debian's packages without installing them.
 * @param {string[]} packages
 */
function unpack(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'sala-packages-'));
  try {
    runAs([], ['apt-get', 'download', '-q', ...packages], folder);
    mkdirSync(unpackedFolder, { recursive: true });
    for (const name of readdirSync(folder))
      runAs([], ['dpkg-deb', '--extract', join(folder, name), unpackedFolder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isDebian() {
  return existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** The prefix to run a command as root; null when that needs a password. */
function administratorPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

/**
 * @param {string[]} prefix
 * @param {string[]} command
 * @param {string} [folder] where it runs
 */
function runAs(prefix, command, folder) {
  const [program = '', ...args] = [...prefix, ...command];
  const { status, stdout, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    cwd: folder,
  });
  if (status === 0) return;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-10).join('\n');
  throw new CommandError(`"${command.join(' ')}" failed:\n${said}`);
}

/** @param {string[]} names */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

/** @param {string} folder */
function hasServer(folder) {
  return isExecutable(join(folder, 'postgres')) && isExecutable(join(folder, 'initdb'));
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
