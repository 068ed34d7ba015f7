import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readServerEnv } from '@/lib/env/server-env';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { checkBackup } from './check-backup';
import { checkClock } from './check-clock';
import { checkContent } from './check-content';
import { checkDatabase } from './check-database';
import { checkServer } from './check-server';
import { checkSettings } from './check-settings';
import { checkStorage } from './check-storage';
import { noteSuccess } from './job-runs';
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

describe('clocks', () => {
  const hour = 3_600_000;
  let aheadMs = 0;
  let age = 0;
  const server = createServer((_, response) => {
    response.sendDate = false;
    response.writeHead(403, { date: new Date(Date.now() + aheadMs).toUTCString(), age: String(age) }).end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  const places = () => {
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { S3_ENDPOINT, SMS_GATEWAY_URL: 'http://127.0.0.1:1/sms?key=secret' };
  };
  const none = { S3_ENDPOINT: undefined, SMS_GATEWAY_URL: undefined };

  test('beside the database’s are told before tokens are refused', async () => {
    const { deps } = backend.current;
    expect(await checkClock(deps, none)).toMatchObject({ state: 'good', text: 'agrees with the database' });
    expect(await checkClock(deps, none, () => Date.now() - hour)).toMatchObject({
      state: 'bad',
      text: expect.stringMatching(/^3600 s behind the database\. One of the two is wrong/),
    });
    expect(await checkClock(deps, none, () => Date.now() + 10_000)).toMatchObject({ state: 'note' });
  });

  test('of other servers say who is wrong, and one that does not answer is left out', async () => {
    const { deps } = backend.current;
    aheadMs = 0;
    expect(await checkClock(deps, places())).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/^agrees with the database and the S3 server \(127\.0\.0\.1:\d+\)$/),
    });
    aheadMs = hour;
    const theirs = await checkClock(deps, places());
    expect(theirs.state).toBe('bad');
    expect(theirs.text).toMatch(
      /^3(?:599|600) s behind the S3 server \(.*\)\. It agrees with the database: look at the others/,
    );
    aheadMs = 0;
    const ours = await checkClock(deps, places(), () => Date.now() + hour);
    expect(ours.text).toMatch(
      /ahead of the database and 3\d+ s ahead of the S3 server .* it is this machine\./,
    );
    // Without a database the others remain; a kept answer is as old as it says.
    aheadMs = -hour;
    age = hour / 1000;
    expect(await checkClock(null, places())).toMatchObject({ state: 'good' });
    age = 0;
    expect(await checkClock(null, none)).toMatchObject({ state: 'note' });
  });
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

test.each([
  ['SignatureDoesNotMatch', 403, 'Uploads fail: SignatureDoesNotMatch. S3_SECRET_ACCESS_KEY is wrong.'],
  [
    'UnknownError',
    403,
    'Uploads fail: the S3 server answers 403. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the key rights in both buckets.',
  ],
  ['UnknownError', 502, 'Uploads fail: the S3 server answers 502. Its own log says more.'],
])('an S3 server that answers %s without words is understood', async (name, httpStatusCode, text) => {
  const { deps } = backend.current;
  const put = () =>
    Promise.reject(
      new S3ServiceException({
        name,
        $fault: 'client',
        $metadata: { httpStatusCode },
        message: 'UnknownError',
      }),
    );
  expect(badTexts(await checkStorage({ ...deps, storage: { ...deps.storage, put } }))).toEqual([text]);
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

test(
  'connections in use are counted, and the room of its disk is told or how to see it',
  { tags: 'postgres' },
  async () => {
    const database = await openTestDatabase();
    const [connections, disk] = await checkServer(database.db);
    expect(connections?.text).toMatch(/^\d+ of \d+ connections are in use/);
    expect(disk?.text).toMatch(/MB free in|the database has \d+ MB/);
    await database.close();
  },
);

test('an empty site is told what visitors miss, until it is there', { tags: 'postgres' }, async () => {
  const b = backend.current;
  expect(badTexts(await checkContent(b.deps))[0]).toContain('privacy policy, questionnaires, majors');
  await insertReferenceData(b.deps);
  await makePerson(b, { roles: ['advisor', 'operator'] });
  await makeSchool(b);
  expect(badTexts(await checkContent(b.deps))).toEqual([]);
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
