import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { startSmsProvider } from '../support/sms-provider';
import { type PrivateS3, startPrivateS3 } from '../support/ceph';
import { startMailServer } from '../support/mail-server';
import { type Machine, ports, publicOrigin } from './machine';

const buckets = { public: 'sala-public', private: 'sala-private' };
/** What the name of a bucket gets where the old ones have files. */
const again = '-restored';

/** The buckets and the CORS rule that docs/operations.md asks for. */
async function makeBuckets(
  { endpoint, accessKeyId, secretAccessKey }: PrivateS3,
  suffix = '',
): Promise<void> {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  const rule = { AllowedOrigins: [publicOrigin], AllowedMethods: ['GET', 'PUT'], AllowedHeaders: ['*'] };
  for (const name of Object.values(buckets)) {
    const Bucket = name + suffix;
    await client.send(new CreateBucketCommand({ Bucket }));
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
  }
}

type Mails = Awaited<ReturnType<typeof startMailServer>>['mails'];

const bytesOf = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The words of mails that have one part. */
const wordsOfMails = (mails: Mails) =>
  mails.map(({ to, headers, body }) => {
    const isBase64 = /^content-transfer-encoding: base64/im.test(headers);
    const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(bytesOf(body), 'latin1');
    return { to: to.join(), body: bytes.toString() };
  });

/** What lies outside the machine: an S3 server, a gateway of text messages, a mail server. */
export async function startOutside() {
  const s3 = await startPrivateS3();
  await makeBuckets(s3);
  const sms = await startSmsProvider();
  const mail = await startMailServer();
  return {
    s3,
    sms,
    mail,
    texts: { messages: () => sms.messages },
    letters: { messages: () => wordsOfMails(mail.mails) },
    stop: async () => {
      sms.stop();
      await mail.close();
      await s3.stop();
    },
  };
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;

/** The values of an operator: one for each CHANGE-ME and each example of `deploy/env`. */
const valuesFor = ({ password }: Machine, { s3, sms, mail }: Outside): Record<string, string> => ({
  DATABASE_URL: `postgres://sala:${password}@127.0.0.1:${ports.postgres}/sala`,
  METRICS_TOKEN: randomBytes(24).toString('hex'),
  SMS_GATEWAY_URL: sms.url,
  SMS_GATEWAY_TOKEN: 'the-token-of-the-gateway',
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'Sala <noreply@sala.test>',
  MAIL_RECIPIENT: 'office@sala.test',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: buckets.public,
  S3_PRIVATE_BUCKET: buckets.private,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
});

/** Does what stands beside the commands: "then replace CHANGE-ME and example", "then set name and certificate". */
export function fillIn(machine: Machine, outside: Outside): void {
  const values = valuesFor(machine, outside);
  for (const name of ['backend.env', 'site.env']) {
    const path = machine.path(`/etc/sala/${name}`);
    const filled = readFileSync(path, 'utf8').replaceAll(/^#?([A-Z]\w*)='.*'$/gm, (line, setting: string) =>
      values[setting] === undefined ? machine.here(line) : `${setting}='${values[setting]}'`,
    );
    const left = filled.split('\n').filter((line) => /^[A-Z].*CHANGE-ME/.test(line));
    if (left.length > 0) throw new Error(`${name} has no value for ${left.join(', ')}.`);
    writeFileSync(path, filled);
  }
  fillInNginx(machine);
}

/** Does what stands between the commands of "With the backup": another database, another folder, empty buckets. */
export async function nameRestored(machine: Machine, { s3 }: Outside): Promise<void> {
  await makeBuckets(s3, again);
  const path = machine.path('/etc/sala/backend.env');
  const renamed = readFileSync(path, 'utf8')
    .replace(/^(DATABASE_URL='.*\/)sala'$/m, "$1sala_restored'")
    .replace(/^DATA_DIR='.*'$/m, `DATA_DIR='${machine.path('/var/lib/sala/restored')}'`)
    .replaceAll(/^(S3_(?:PRIVATE_)?BUCKET='[^']*)'$/gm, `$1${again}'`);
  writeFileSync(path, renamed);
}

const fillInNginx = (machine: Machine): void => {
  const folder = machine.path('/etc/nginx');
  const path = join(folder, 'conf.d', 'sala.conf');
  const listens = [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
  ] as const;
  let text = machine.here(readFileSync(path, 'utf8'));
  for (const [from, to] of listens) {
    if (!text.includes(from)) throw new Error(`deploy/nginx/sala.conf has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${machine.path(`log/${name}`)};`,
  );
  // Debian's own file, without what needs its folders.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${machine.path('log/nginx.pid')}; error_log ${machine.path('log/nginx.log')} error; worker_processes 1;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 4096; }
     http { access_log ${machine.path('log/access.log')}; ${temporary.join(' ')} include ${join(folder, 'conf.d')}/*.conf; }`,
  );
  const certificate = [
    '-keyout',
    machine.path('/etc/ssl/sala/privkey.pem'),
    '-out',
    machine.path('/etc/ssl/sala/fullchain.pem'),
  ];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '60', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-addext', 'subjectAltName=DNS:localhost', ...certificate], {
    stdio: 'ignore',
  });
};
