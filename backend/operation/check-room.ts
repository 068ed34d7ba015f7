import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bad, type Finding, good, remark } from './finding';

const mb = 1024 * 1024;
const littleMb = 1024;
const hardlyAnyMb = 200;

/** The room on the disk of a folder. */
export async function checkRoom(about: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / mb);
  const text = `${freeMb} MB free in ${resolve(folder)}`;
  if (freeMb >= littleMb) return good(about, text);
  return (freeMb < hardlyAnyMb ? bad : remark)(about, `${text}. Make room.`);
}
