import { gzipSync } from 'node:zlib';

const gzippedBytes = async (source: string) => {
  const script = await fetch(source, { headers: { connection: 'close' } });
  return gzipSync(Buffer.from(await script.arrayBuffer())).length;
};

/**
 * Kilobytes (1,000 bytes) of script that a browser loads for a page: the scripts in the HTML without `noModule`,
 * gzipped at the default level of servers. `status` is that of the page, `known` caches the bytes of each script
 * between pages.
 */
export async function firstLoadKilobytes(
  origin: string,
  path: string,
  { cookie = '', status = 200, known = new Map<string, number>() } = {},
): Promise<number> {
  const answer = await fetch(new URL(path, origin), { headers: { cookie, connection: 'close' } });
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`);
  const html = await answer.text();
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, source = '']) => new URL(source, origin).href);
  let bytes = 0;
  for (const source of new Set(sources)) {
    const size = known.get(source) ?? (await gzippedBytes(source));
    known.set(source, size);
    bytes += size;
  }
  return bytes / 1000;
}
