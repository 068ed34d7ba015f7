import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServerEnv } from '@/lib/env/server-env';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedSms } from '@/backend/gateways/sms';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { checkBackup } from './check-backup';
import { checkClock } from './check-clock';
import { checkContent } from './check-content';
import { checkDatabase } from './check-database';
import { checkMessages } from './check-messages';
import { checkProxies, checkReady } from './check-network';
import { checkSettings } from './check-settings';
import { checkStorage } from './check-storage';
import { noteSuccess } from './job-runs';
import { processPath } from './process-facts';
import { startProblems } from './start-problems';
import { openTestDatabase } from '@/tests/support/test-database';

const token = 'a-token-for-the-doctor';
const backend = useTestBackend({ METRICS_TOKEN: token });
const badTexts = (findings: { state: string; text: string }[]) =>
  findings.filter(({ state }) => state === 'bad').map(({ text }) => text);

describe('settings', () => {
  const real = {
    DATABASE_URL: 'postgres://sala:secret@127.0.0.1/sala',
    PUBLIC_ORIGIN: 'https://sala.edu.kh',
    MAIL_RECIPIENT: 'office@sala.edu.kh',
    METRICS_TOKEN: token,
  };
  const check = (more: Record<string, string>) => {
    const source = { ...real, ...more };
    return checkSettings(source, readServerEnv(source));
  };

  test('of a real site are good, beside the variables of other programs', () => {
    const others = {
      PATH: '/usr/bin',
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      HOSTNAME: 'a',
      npm_config_x: '1',
    };
    expect(check(others)).toMatchObject([{ state: 'good' }]);
  });

  test.each([
    [
      { SMS_PERDAY_MAX: '9' },
      'SMS_PERDAY_MAX is no setting of Sala and has no effect. Is SMS_PER_DAY_MAX meant?',
    ],
    [{ S3_ENDPOINT_URL: 'x' }, 'S3_ENDPOINT_URL is no setting of Sala and has no effect.'],
    [
      { PUBLIC_ORIGIN: 'https://sala.example.edu.kh' },
      'PUBLIC_ORIGIN still names the example (sala.example.edu.kh). Set your own.',
    ],
    [
      { DATABASE_URL: 'postgres://sala:CHANGE-ME@127.0.0.1/sala' },
      'DATABASE_URL still has the value of the example. Set your own.',
    ],
    [
      { PUBLIC_ORIGIN: '' },
      'PUBLIC_ORIGIN is http://localhost:3000: links in messages lead nowhere. Set the public address.',
    ],
  ])('%o are told', (more, text) => {
    expect(badTexts(check(more))).toEqual([text]);
  });
});

test('a clock beside the database’s is told before tokens are refused', async () => {
  const { deps } = backend.current;
  expect(await checkClock(deps)).toMatchObject({ state: 'good' });
  const hour = 3_600_000;
  expect(await checkClock(deps, () => Date.now() - hour)).toMatchObject({
    state: 'bad',
    text: expect.stringContaining('3600 s behind the database’s'.replace('’', "'")),
  });
  expect(await checkClock(deps, () => Date.now() + 10_000)).toMatchObject({ state: 'note' });
});

test('files are written, read and removed, and an S3 server’s refusal becomes advice', async () => {
  const { deps } = backend.current;
  expect(await checkStorage(deps)).toMatchObject([{ state: 'good' }]);
  const refused = new S3ServiceException({
    name: 'SignatureDoesNotMatch',
    $fault: 'client',
    $metadata: {},
    message: 'The signature does not match',
  });
  const storage = { ...deps.storage, put: () => Promise.reject(refused) };
  expect(badTexts(await checkStorage({ ...deps, storage }))).toEqual([
    'Uploads fail: The signature does not match. S3_SECRET_ACCESS_KEY is wrong.',
  ]);
  expect(await startProblems({ ...deps, storage })).toMatchObject([{ about: 'files', state: 'bad' }]);
});

describe('a bucket that no browser may use', () => {
  const bucket = createServer((request, response) => {
    const isAllowed = request.url?.startsWith('/open') ?? false;
    response.writeHead(isAllowed ? 200 : 403, isAllowed ? { 'access-control-allow-origin': '*' } : {}).end();
  });
  beforeAll(() => new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void bucket.close());

  test('is told with the rules that it lacks', async () => {
    const { deps } = backend.current;
    const at = (folder: string) => {
      const url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}${folder}`;
      const presignPut = async () => ({ url, headers: {} });
      const storage = { ...deps.storage, name: 's3', isReadAtSite: false, publicUrl: () => url, presignPut };
      return checkStorage({ ...deps, storage });
    };
    expect(badTexts(await at('/closed'))).toEqual([
      expect.stringContaining('Public pictures cannot be read (403)'),
      expect.stringContaining('CORS rule'),
    ]);
    expect(badTexts(await at('/open'))).toEqual([]);
  });
});

test('the tables of this release are known, and missing ones named', { tags: 'postgres' }, async () => {
  const database = await openTestDatabase();
  const journal = 'drizzle.__drizzle_migrations';
  expect(await checkDatabase(database)).toMatchObject([{ state: 'good' }]);
  await database.db.execute(`delete from ${journal} where id = (select max(id) from ${journal})`);
  expect(badTexts(await checkDatabase(database))).toEqual([
    '1 migrations are missing. Run npm run prepare-database.',
  ]);
  await database.close();
});

test('an empty site is told what visitors miss, until it is there', { tags: 'postgres' }, async () => {
  const b = backend.current;
  expect(badTexts(await checkContent(b.deps))[0]).toContain('privacy policy, questionnaires, majors');
  await insertReferenceData(b.deps);
  await makePerson(b, { roles: ['advisor', 'operator'] });
  await makeSchool(b);
  expect(badTexts(await checkContent(b.deps))).toEqual([]);
});

test('a message to the operator tries the gateway', async () => {
  const { deps, sms } = backend.current;
  expect(await checkMessages({ sms: embeddedSms, mail: embeddedMail }, { sms: '012345678' })).toMatchObject([
    { about: 'sms', state: 'bad' },
  ]);
  const real = { send: deps.sms.send, name: 'http' };
  expect(await checkMessages({ sms: real, mail: embeddedMail }, { sms: '012345678' })).toMatchObject([
    { state: 'good' },
  ]);
  expect(sms.at(-1)).toMatchObject({ to: '+85512345678' });
  const mute = { ...real, send: () => Promise.reject(new Error('The SMS provider answered 500.')) };
  expect(badTexts(await checkMessages({ sms: mute, mail: embeddedMail }, { sms: '012345678' }))).toEqual([
    'Not accepted: The SMS provider answered 500.',
  ]);
});

describe('behind proxies', () => {
  let added = '';
  const proxy = createServer((request, response) => {
    const given = String(request.headers['x-forwarded-for'] ?? '');
    const forwarded = added === 'extended' ? [given, '198.51.100.1'].filter(Boolean).join(', ') : added;
    const headers = {
      authorization: String(request.headers.authorization),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    };
    void Promise.resolve(
      backend.current.app.request(
        request.url ?? '/',
        { headers },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      ),
    ).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
  });
  beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void proxy.close());
  const check = (trusted: number, forwardedFor: string) => {
    added = forwardedFor;
    backend.current.deps.env.TRUST_PROXY = trusted;
    const PUBLIC_ORIGIN = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    return checkProxies({ ...backend.current.deps.env, PUBLIC_ORIGIN });
  };

  test('their number is compared with the setting', async () => {
    expect(
      await checkReady('site', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, ''),
    ).toMatchObject({ state: 'good' });
    expect((await backend.current.app.request(processPath)).status).toBe(404);
    expect(await check(1, '198.51.100.1')).toMatchObject([{ state: 'good' }]);
    expect(badTexts(await check(1, '198.51.100.1, 10.0.0.1, 10.0.0.2'))[0]).toContain(
      '3 proxies are in front',
    );
    expect(badTexts(await check(2, 'extended'))[0]).toContain('A visitor can choose the address');
  });
});

test('the age of the last backup is told, and that there was none', async () => {
  const { deps } = backend.current;
  const at = deps.clock.now().getTime();
  const hoursAgo = (hours: number) => new Date(at - hours * 3_600_000);
  expect(await checkBackup(deps)).toMatchObject({
    state: 'note',
    text: expect.stringContaining('never run'),
  });
  await noteSuccess(deps.db, 'backup', hoursAgo(72));
  expect(await checkBackup(deps)).toMatchObject({
    state: 'note',
    text: expect.stringContaining('3 days ago'),
  });
  await noteSuccess(deps.db, 'backup', hoursAgo(25));
  expect(await checkBackup(deps)).toMatchObject({
    state: 'good',
    text: 'The last one was made 25 hours ago',
  });
});
