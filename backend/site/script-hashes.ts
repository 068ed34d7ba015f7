import { createHash } from 'node:crypto';

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** Sources for `script-src`: the SHA-256 of each inline script in the final HTML of a page. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts))
    if (!/\ssrc=/.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...hashes];
}
