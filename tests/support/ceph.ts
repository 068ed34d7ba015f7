import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface PrivateS3 {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop: () => Promise<void>;
}

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const folders = ['/usr/bin', '/usr/local/bin', '/usr/sbin'];
const readyWithinMs = 60_000;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The missing programs of Ceph for the test of the S3 gateway; none means that it can run. */
export const missingCeph = (): string[] =>
  programs.filter((name) => !folders.some((folder) => isProgram(join(folder, name))));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** One monitor, one disk in memory, one gateway; all on the loopback address and without passwords between them. */
const settings = (folder: string, fsid: string, monitorPort: number, port: number) => `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${monitorPort}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
mon allow pool size one = true
osd pool default pg num = 4
osd crush chooseleaf type = 0
osd crush update on start = false
osd class update on start = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/run/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
mon max pg per osd = 1000
ms bind msgr2 = false
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
`;

/**
 * Starts a temporary S3 server (Ceph's RGW) with one account; `stop` ends it and removes its data.
 * @throws when it does not answer within a minute; the message contains its last output.
 */
export async function startPrivateS3(): Promise<PrivateS3> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-ceph-'));
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(folder, name));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  writeFileSync(join(folder, 'ceph.conf'), settings(folder, fsid, monitorPort, port));
  const running: { kill: () => void; ended: Promise<void> }[] = [];
  const run = (name: string, ...args: string[]) =>
    execFileSync(name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 });
  const configured = ['-c', 'ceph.conf'];
  const start = (name: string, ...args: string[]) => {
    const log = openSync(join(folder, 'run', `${name}.out`), 'w');
    const child = spawn(name, [...configured, ...args, '-f'], { cwd: folder, stdio: ['ignore', log, log] });
    closeSync(log);
    const ended = new Promise<void>((resolve) =>
      child.once('close', () => resolve()).once('error', () => resolve()),
    );
    running.push({ kill: () => child.kill('SIGKILL'), ended });
  };
  const stop = async () => {
    for (const { kill } of running) kill();
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  };
  const until = async (what: string, works: () => unknown) => {
    const deadlineMs = Date.now() + readyWithinMs;
    for (;;) {
      try {
        await works();
        return;
      } catch (error) {
        if (Date.now() > deadlineMs) throw new Error(`${what} does not answer.`, { cause: error });
        await pause(200);
      }
    }
  };
  // Until the monitor knows its cluster it refuses clients: commands are retried, but a disk would exit.
  const tell = (...args: string[]) =>
    until('The monitor', () => run('timeout', '5', 'ceph', ...configured, ...args));
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'SALATESTKEY', secretAccessKey: randomUUID() };
  try {
    run('ceph-authtool', '--create-keyring', 'keyring', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    const address = `[v1:127.0.0.1:${monitorPort}]`;
    run('monmaptool', '--create', '--clobber', '--addv', 'a', address, '--fsid', fsid, 'monmap');
    run('ceph-mon', ...configured, '-i', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring');
    start('ceph-mon', '-i', 'a');
    await tell('-s');
    const disk = randomUUID();
    await tell('osd', 'create', disk, '0');
    run('ceph-osd', ...configured, '-i', '0', '--mkfs', '--osd-uuid', disk);
    await tell('osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h');
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    await until('The gateway', () => fetch(endpoint));
    const account = ['--uid=sala', '--display-name=Sala', `--access-key=${keys.accessKeyId}`];
    const secret = `--secret=${keys.secretAccessKey}`;
    run('radosgw-admin', ...configured, '-n', 'client.rgw', 'user', 'create', ...account, secret);
    return { endpoint, ...keys, stop };
  } catch (error) {
    const said = ['ceph-mon', 'ceph-osd', 'radosgw'].map((name) => {
      try {
        return readFileSync(join(folder, 'run', `${name}.out`), 'utf8').slice(-500);
      } catch {
        return '';
      }
    });
    await stop();
    throw new Error(`Ceph did not start: ${String(error)}\n${said.join('\n')}`, { cause: error });
  }
}
