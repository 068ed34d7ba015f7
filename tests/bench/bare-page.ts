import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { table } from './report';

/** The smallest application that Next builds: a document, a page, what shows when it fails. */
const files: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { outputFileTracingRoot: '/', turbopack: { root: '/' } };",
  'app/layout.js': "export default ({ children }) => (<html lang='en'><body>{children}</body></html>);",
  'app/page.js': 'export default function Page() { return <h1>Bare</h1>; }',
  'app/error.js': "'use client';\nexport default function Failed() { return <p>Failed</p>; }",
};

/** Kilobytes (1,000 bytes) of gzipped script in the HTML of a page with nothing on it, built by the same Next. */
async function bareKilobytes(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-bare-'));
  try {
    await mkdir(join(folder, 'app'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
    const next = join(folder, 'node_modules/next/dist/bin/next');
    await promisify(execFile)(process.execPath, [next, 'build'], { cwd: folder });
    const html = await readFile(join(folder, '.next/server/app/index.html'), 'utf8');
    const sources = [...html.matchAll(/<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^>]*>/g)].flatMap(
      ([tag, source]) => (source === undefined || /\bnomodule\b/i.test(tag) ? [] : [source]),
    );
    const sizes = [...new Set(sources)].map(
      async (source) => gzipSync(await readFile(join(folder, '.next', source))).length,
    );
    return (await Promise.all(sizes)).reduce((all, size) => all + size, 0) / 1000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a page of the framework weighs before anything of ours is on it. */
export async function benchBarePage(): Promise<string> {
  return table(
    ['script of a page with nothing on it, gzipped', 'size'],
    [['Next with a layout, a page and an error page', `${(await bareKilobytes()).toFixed(1)} kB`]],
  );
}
