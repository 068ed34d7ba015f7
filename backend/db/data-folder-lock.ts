import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** `birth` distinguishes a process from a later one with the same pid; absent where the system does not provide it. */
type LockRecord = { pid: number; startedAt: string; token: string; birth?: string };

export type DataFolderHolder = { pid: number; startedAt: string };
export type DataFolderLock = { path: string; release: () => void };

/** Another running process has the folder open; the message names it and says what to do. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with DATA_DIR.`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}

const lockPath = (folder: string) => join(folder, 'sala.lock');

/**
 * Locks the folder for this process until `release()` or its exit; the lock of a dead process is taken over. PGlite
 * silently loses rows when two processes open one folder, so call this before opening it.
 * @throws {DataFolderInUseError} when a living process, this one included, holds it.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = lockPath(folder);
  const own = takeLock(path, folder);
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    process.removeListener('exit', release);
    if (readRecord(path)?.token === own.token) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return { path, release };
}

/** The running process that holds the folder, or null. */
export function dataFolderHolder(folder: string): DataFolderHolder | null {
  const record = readRecord(lockPath(folder));
  return record && isAlive(record) ? { pid: record.pid, startedAt: record.startedAt } : null;
}

const endingMaxMs = 5_000;
const endingCheckMs = 50;

/**
 * Waits for a holder that is ending: a killed process lives on until the system has taken back its memory.
 * @returns who still holds the folder after five seconds, or null
 */
export async function lastingDataFolderHolder(folder: string): Promise<DataFolderHolder | null> {
  const until = Date.now() + endingMaxMs;
  for (;;) {
    const holder = dataFolderHolder(folder);
    if (!holder || holder.pid === process.pid || Date.now() >= until) return holder;
    await setTimeout(endingCheckMs);
  }
}

/**
 * A lock appears atomically: it is written to another file and hard-linked, which fails when the name exists.
 * Replacing the lock of a dead process needs a second lock, named after the token of the dead one. Without it, a
 * second starter that judged the old lock dead could remove the new lock of the first starter.
 */
function takeLock(path: string, folder: string): LockRecord {
  const own = ownRecord();
  const draft = `${path}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  try {
    for (;;) {
      if (linkInto(draft, path)) return own;
      const other = readRecord(path);
      if (!other) continue;
      if (isAlive(other)) throw new DataFolderInUseError(folder, other.pid);
      const takeover = `${path}.after-${other.token}`;
      takeLock(takeover, folder);
      try {
        if (readRecord(path)?.token !== other.token) continue;
        renameSync(draft, path);
        return own;
      } finally {
        unlinkSync(takeover);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkInto(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** A file that is not our lock (edited by hand, truncated by a full disk) counts as a lock of a dead process. */
function readRecord(path: string): LockRecord | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  const unreadable: LockRecord = { pid: 0, startedAt: '', token: 'unreadable' };
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : unreadable;
  } catch {
    return unreadable;
  }
}

function isRecord(value: unknown): value is LockRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<keyof LockRecord, unknown>> = value;
  return (
    Number.isInteger(record.pid) &&
    typeof record.startedAt === 'string' &&
    typeof record.token === 'string' &&
    /^[\w-]+$/.test(record.token)
  );
}

function ownRecord(): LockRecord {
  const birth = birthOf(process.pid);
  return {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    token: randomUUID(),
    ...(birth ? { birth } : {}),
  };
}

function isAlive(record: LockRecord): boolean {
  if (record.pid <= 0) return false;
  try {
    process.kill(record.pid, 0);
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const birth = birthOf(record.pid);
  return birth !== 'ended' && (!record.birth || !birth || record.birth === birth);
}

/**
 * Boot id and start tick of a process on Linux: in a container a restarted Sala often gets its old pid again. `ended` for
 * one that has ended and whose parent has not heard of it yet: it has nothing open any more.
 */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return 'ended';
    const startTick = fields[18];
    return startTick ? `${boot}:${startTick}` : undefined;
  } catch {
    return undefined;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
