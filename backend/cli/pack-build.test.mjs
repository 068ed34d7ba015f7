import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packBuild } from './pack-build.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-static-'));
  mkdirSync(join(folder, 'chunks'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('packs scripts and style sheets that are worth it', async () => {
  const script = 'const school = "Romduol";'.repeat(100);
  for (const [name, text] of [
    ['a.js', script],
    ['a.css', 'p{margin:0}'.repeat(200)],
    ['small.js', 'a()'],
    ['a.js.map', script],
  ])
    writeFileSync(join(folder, 'chunks', name ?? ''), text ?? '');
  await packBuild(folder);
  const packed = readFileSync(join(folder, 'chunks', 'a.js.br'));
  expect(packed.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(packed).toString()).toBe(script);
  expect(existsSync(join(folder, 'chunks', 'a.css.br'))).toBe(true);
  expect(existsSync(join(folder, 'chunks', 'small.js.br'))).toBe(false);
  expect(existsSync(join(folder, 'chunks', 'a.js.map.br'))).toBe(false);
});
