import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { halfFolder, removeHalfDone } from './half-done';

test('what killed commands left is removed after a day; what another one is making stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-half-'));
  const now = new Date();
  const old = new Date(now.getTime() - 2 * 86_400_000);
  const running = halfFolder(folder);
  const left = join(folder, 'half-left');
  mkdirSync(left);
  writeFileSync(join(left, 'secrets.json'), '{}');
  const archive = join(folder, 'half-left.tar.gz');
  writeFileSync(archive, '');
  for (const path of [left, archive]) utimesSync(path, old, old);
  expect(removeHalfDone(folder, now).toSorted()).toEqual(['half-left', 'half-left.tar.gz']);
  expect(readdirSync(folder)).toEqual([running.slice(folder.length + 1)]);
});
