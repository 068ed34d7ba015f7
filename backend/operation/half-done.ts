import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const beginning = 'half-';
const dayMs = 86_400_000;

/** A folder for what is half done; a killed command leaves it, with everything that a backup holds. */
export const halfFolder = (folder: string): string => mkdtempSync(join(folder, beginning));

/** Removes what killed commands left in a folder a day ago or earlier. @returns the names */
export function removeHalfDone(folder: string, now: Date): string[] {
  const left = readdirSync(folder).filter(
    (name) => name.startsWith(beginning) && now.getTime() - statSync(join(folder, name)).mtimeMs > dayMs,
  );
  for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
  return left;
}
