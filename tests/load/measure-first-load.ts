/**
 * Prints how much script a browser loads for each given page of a running server:
 * `tsx tests/load/measure-first-load.ts http://localhost:3000 / /en /explore`.
 * Counts what the HTML names (async scripts without `noModule`), gzipped at the level nginx uses by default to serve it.
 */
import { gzipSync } from 'node:zlib';

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const sizes = new Map<string, number>();

async function gzippedBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = gzipSync(Buffer.from(await response.arrayBuffer())).length;
  sizes.set(url, bytes);
  return bytes;
}

for (const path of paths.length > 0 ? paths : ['/']) {
  const response = await fetch(new URL(path, origin));
  const html = await response.text();
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, source = '']) => new URL(source, origin).href);
  const bytes = await Promise.all([...new Set(scripts)].map(gzippedBytes));
  const total = bytes.reduce((sum, each) => sum + each, 0);
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  console.log(
    `${path}: ${response.status}, script ${kilobytes(total)} in ${bytes.length} files, html ${kilobytes(gzipSync(html).length)} gzipped`,
  );
}
