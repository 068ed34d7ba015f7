import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const skipped = new Set(['node_modules', '.next', '.git', '.data']);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

/** Paths below a folder of the project, with `/` between names, filtered by their ending. */
export const filesIn = (folder: string, ending: RegExp): string[] =>
  walk(join(root, folder))
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => ending.test(path))
    .toSorted();

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const readJson = (path: string): unknown => JSON.parse(read(path));
