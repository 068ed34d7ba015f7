import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadInTurns } from './load';
import { median } from './report';
import { freePort } from './site';

const asGzip = ['Accept-Encoding: gzip'];

/** Serves the same pages with nginx, precompressed, one worker, without access log. */
async function withNginx<T>(pages: Map<string, string>, work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-nginx-'));
  const port = await freePort();
  for (const [name, html] of pages) {
    mkdirSync(join(folder, 'html', name), { recursive: true });
    writeFileSync(join(folder, 'html', name, 'index.html'), html);
    writeFileSync(join(folder, 'html', name, 'index.html.gz'), gzipSync(html));
  }
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 512; }
http { types { text/html html; } access_log off; sendfile on; gzip_static on; server { listen 127.0.0.1:${port}; root ${folder}/html; } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    for (let tries = 0; tries < 50; tries += 1) {
      if (
        await fetch(`http://127.0.0.1:${port}/${[...pages.keys()][0]}/`).then(
          (a) => a.ok,
          () => false,
        )
      )
        break;
      await pause(100);
    }
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    nginx.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface PageSpeed {
  path: string;
  perSecond: number;
  nginxPerSecond: number;
  /** The median of each round's share. */
  share: number;
  /** Kilobytes (1,000 bytes) of HTML, uncompressed and at Brotli's highest level. */
  kilobytes: number;
  brotliKilobytes: number;
}

/** Each page of the site and the same page behind nginx in turns; all requests accept gzip. */
export async function measurePages(origin: string, paths: string[]): Promise<PageSpeed[]> {
  const texts = paths.map(async (path) => {
    const answer = await fetch(origin + path, { headers: { connection: 'close' } });
    return answer.text();
  });
  const html = new Map((await Promise.all(texts)).map((text, index) => [`page-${index}`, text]));
  return withNginx(html, async (nginx) =>
    paths.map((path, index) => {
      const urls: [string, string] = [origin + path, `${nginx}/page-${index}/`];
      const { a, b } = loadInTurns(urls, { rounds: 5, seconds: 3, headers: asGzip });
      const text = html.get(`page-${index}`) ?? '';
      return {
        path,
        perSecond: median(a),
        nginxPerSecond: median(b),
        share: median(a.map((value, round) => value / (b[round] ?? Number.NaN))),
        kilobytes: Buffer.byteLength(text) / 1000,
        brotliKilobytes: brotliCompressSync(text).byteLength / 1000,
      };
    }),
  );
}
