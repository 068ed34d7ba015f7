// Runs on Node 20.9 with nothing installed: only node: modules, directly or through what it imports.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, explain } from './command-error.mjs';
import { lacksOnlyOptional, markInstalled, readInstallState } from './install-state.mjs';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const wantedMajor = 24;

/**
 * Installs the packages of the lockfile, switches to the pinned Node, then runs `main` there from the project folder.
 * Ends the process with 1 and a short message when any step throws.
 * @param {string} scriptUrl import.meta.url of the command
 * @param {() => Promise<void>} main
 * @param {string} [lastLine] to end with after a failure
 */
export async function runCommand(scriptUrl, main, lastLine) {
  try {
    process.chdir(projectRoot);
    stopWithParent();
    putToolsFirstInPath();
    ensureInstalled();
    const node = findNode();
    if (realpathSync(process.execPath) === realpathSync(node)) await main();
    else await handOver(node, fileURLToPath(scriptUrl));
  } catch (error) {
    console.error(`\n✗ ${explain(error)}\n`);
    if (lastLine) console.log(lastLine);
    process.exit(1);
  }
}

/**
 * A signal to npm ends npm and its shell, but not this child. A changed parent process shows that it happened; one that
 * talks with this child hangs up.
 */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function putToolsFirstInPath() {
  const tools = join(projectRoot, 'node_modules', '.bin');
  const rest = pathFolders().filter((folder) => folder !== tools);
  process.env.PATH = [tools, ...rest].join(delimiter);
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

function ensureInstalled() {
  const { isCurrent, isMarked, hash } = readInstallState(projectRoot);
  if (!isCurrent) {
    console.log('Installing packages (only when they changed; about a minute)…');
    installPackages();
  }
  if (!isMarked) markInstalled(projectRoot, hash);
}

function installPackages() {
  const { isGood, complaint } = runNpm(['ci']);
  if (isGood) return;
  const lockfile = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  // The same locked versions. Packages that the lockfile lacks are left out, or installed in the only version that
  // their parent allows.
  const second = lacksOnlyOptional(complaint, lockfile) ? runNpm(['install', '--no-save']) : undefined;
  if (second?.isGood) return;
  console.error((second?.complaint ?? complaint).trimEnd());
  throw new CommandError(
    'The packages could not be installed; npm says why above. Without a network, connect once and run this again.',
  );
}

/**
 * npm runs on the system's Node here, because it deletes the pinned Node in node_modules during the installation.
 * @param {string[]} command
 */
function runNpm(command) {
  const folders = pathFolders().filter((folder) => !folder.startsWith(join(projectRoot, 'node_modules')));
  const args = [
    ...command,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npmScript = process.env.npm_execpath;
  const ownNpm = npmScript && /[\\/]npm-cli\.c?js$/.test(npmScript) ? npmScript : undefined;
  const isWindows = process.platform === 'win32';
  const systemNode = folders.map((folder) => join(folder, isWindows ? 'node.exe' : 'node')).find(existsSync);
  const [program, ...rest] = ownNpm ? [systemNode ?? process.execPath, ownNpm, ...args] : ['npm', ...args];
  const result = spawnSync(program ?? 'npm', rest, {
    env: { ...process.env, PATH: folders.join(delimiter) },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: isWindows && !ownNpm,
  });
  if (result.error)
    throw new CommandError('npm was not found. Install Node.js with npm, then run this again.');
  return { isGood: result.status === 0, complaint: result.stderr };
}

/** Path of Node 24: the one the lockfile pins, else the running one when it is new enough. */
export function findNode() {
  const folder = join(projectRoot, 'node_modules', `node-${platformName()}-${process.arch}`);
  const pinned = process.platform === 'win32' ? join(folder, 'bin', 'node.exe') : join(folder, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath;
  throw new CommandError(
    `Sala needs Node.js ${wantedMajor} on this platform (${process.platform}-${process.arch}); this is ${process.version}. ` +
      `Install Node.js ${wantedMajor} from https://nodejs.org and run this again.`,
  );
}

function platformName() {
  return process.platform === 'win32' ? 'win' : process.platform;
}

/**
 * A second signal in the same terminal would otherwise end this process before its child has finished stopping.
 * @param {string} node
 * @param {string} script
 */
function handOver(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends SIGINT to the child as well.
    process.on(signal, () => (signal !== 'SIGINT' || !process.stdin.isTTY ? child.kill(signal) : undefined));
  }
  return new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
