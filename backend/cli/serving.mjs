import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const prefix = 'sala-serving-';

/**
 * Records that this process serves the build, until it ends.
 * @param {string} buildFolder
 * @param {number} port
 */
export function noteServing(buildFolder, port) {
  const path = join(buildFolder, `${prefix}${process.pid}`);
  writeFileSync(path, `${port}\n${realpathSync(buildFolder)}`);
  process.once('exit', () => rmSync(path, { force: true }));
}

/**
 * Running processes that serve the build. A copy of a folder has the notes of the original, on this machine or another; a
 * process that was killed leaves its note, and another one may have its number by now.
 * @param {string} buildFolder
 */
export function serversOf(buildFolder) {
  if (!existsSync(buildFolder)) return [];
  return readdirSync(buildFolder).flatMap((name) => {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN);
    if (!Number.isInteger(pid) || !isAlive(pid)) return [];
    const [port = '', folder] = readFileSync(join(buildFolder, name), 'utf8').trim().split('\n');
    const isNoteOfCopy = folder !== undefined && folder !== realpathSync(buildFolder);
    return isNoteOfCopy || runsElsewhere(pid, buildFolder) ? [] : [{ pid, port }];
  });
}

/**
 * Commands run in the folder of the project. False where the system does not tell.
 * @param {number} pid
 * @param {string} buildFolder
 */
function runsElsewhere(pid, buildFolder) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(dirname(buildFolder));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
