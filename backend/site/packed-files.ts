import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { requestIdHeader } from '@/lib/domain/request-id';
import { inertPolicy, securityHeaders } from '@/lib/env/security-headers';
import { allowsEncoding } from './accepted-encoding';
import { requestIdOf } from './name-request';

interface PackedFile {
  path: string;
  headers: OutgoingHttpHeaders;
}

/** Packed scripts and style sheets of the build, by their path on the site. */
export type PackedFiles = ReadonlyMap<string, PackedFile>;

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** What `pack-build.mjs` has written; empty for `next dev`. */
export function readPackedFiles(folder = join('.next', 'static')): PackedFiles {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name): [string, PackedFile][] => {
      const type = types[extname(name.slice(0, -'.br'.length))];
      if (!name.endsWith('.br') || !type) return [];
      const path = join(folder, name);
      const url = `/_next/static/${name.slice(0, -'.br'.length).split(sep).join('/')}`;
      const headers = {
        ...securityHeaders,
        // The page's own policy applies to its scripts; the long one would be a tenth of a small file.
        'content-security-policy': inertPolicy,
        'content-type': type,
        'content-encoding': 'br',
        'content-length': statSync(path).size,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      };
      return [[url, { path, headers }]];
    }),
  );
}

/** Sends the packed copy of a file; false when there is none, or the browser does not want it. */
export function sendPackedFile(
  files: PackedFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, headers } = request;
  const file = files.get(path);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!file || !isRead || !allowsEncoding(String(headers['accept-encoding'] ?? ''), 'br')) return false;
  response.writeHead(200, { ...file.headers, [requestIdHeader]: requestIdOf(request) });
  if (method === 'HEAD') response.end();
  else pipeline(createReadStream(file.path), response, () => undefined);
  return true;
}
