import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Ports {
  https: number;
  http: number;
  internal: number;
  sites: readonly [number, number];
  backends: readonly [number, number];
}

export interface NginxProcess {
  /** The certificate that a client must trust. */
  certificate: Buffer;
  stop: () => Promise<void>;
}

const readyWithinMs = 10_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** The configuration for operators with other ports and its own certificate; a missing pattern is an error. */
const configure = (folder: string, ports: Ports): string => {
  const changes: [string, string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${ports.sites[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${ports.sites[1]}`],
    ['127.0.0.1:4000', `127.0.0.1:${ports.backends[0]}`],
    ['127.0.0.1:4001', `127.0.0.1:${ports.backends[1]}`],
    ['listen 127.0.0.1:4080', `listen 127.0.0.1:${ports.internal}`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['/etc/ssl/sala/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/sala/privkey.pem', join(folder, 'key.pem')],
  ];
  let text = readFileSync('deploy/nginx/sala.conf', 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx/sala.conf has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
};

const makeCertificate = (folder: string): void => {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', [...args, '-addext', 'subjectAltName=DNS:localhost', ...files], {
    stdio: 'ignore',
  });
};

/** nginx with the configuration of `deploy`, on its own ports. */
export async function startNginx(ports: Ports): Promise<NginxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-nginx-'));
  mkdirSync(join(folder, 'temp'));
  makeCertificate(folder);
  writeFileSync(join(folder, 'sala.conf'), configure(folder, ports));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; worker_processes 1;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 4096; }
     http { access_log off; ${temporary.join(' ')} include ${join(folder, 'sala.conf')}; }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadlineMs = performance.now() + readyWithinMs;
  while (!(await answers(ports.https))) {
    if (child.exitCode !== null || performance.now() > deadlineMs) throw new Error('nginx does not start.');
    await pause(50);
  }
  return {
    certificate: readFileSync(join(folder, 'certificate.pem')),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
