import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { schoolStaff, uploads, users } from '@/backend/db/schema';
import { uploadsPerPersonPerHourMax } from '@/backend/limits';
import { sweepUploads } from '@/backend/core/files/remove-uploads';
import { sessionResource } from '@/lib/contract/accounts/session';
import { uploadsResource } from '@/lib/contract/files/uploads';
import type { UploadTarget } from '@/lib/contract/files/upload-shapes';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { uploadLimits } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeUpload, pdf, phonePhoto, png } from '@/tests/support/uploads';

const backend = useTestBackend();
const { promise, promiseForSchool, confirm, storage, remove } = uploadsResource.endpoints;

const filesIn = async () => {
  const entries = await readdir(backend.current.storageFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const rowsOf = ({ id }: Person) =>
  backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, id));
const put = ({ url, headers }: UploadTarget, body: Uint8Array) =>
  backend.current.app.request(url, { method: 'PUT', body: new Uint8Array(body), headers });

type Asked = NonNullable<Parameters<typeof call<typeof promise>>[2]['query']>;
const ask = (person: Person, query: Partial<Asked> = {}) =>
  call(
    backend.current,
    promise,
    { query: { fileName: 'a.png', fileType: 'image/png', fileSize: '100', ...query } as Asked },
    person.token,
  );
const confirmAs = (person: Person, id: string) =>
  call(backend.current, confirm, { params: { id } }, person.token);

const send = async (
  person: Person,
  bytes: Uint8Array,
  { service = 'user', ref = '', name = 'a.png', fields = {} as Record<string, string> } = {},
) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const organization = ref || backend.current.deps.env.ORGANIZATION_ID;
  const answer = await backend.current.app.request(`/api-fm/${service}/${organization}/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};

describe('a file that the browser puts', () => {
  test('is promised, put, checked, and then there for anyone if it is a picture', async () => {
    const b = backend.current;
    const person = await makePerson(b);
    const photo = await phonePhoto();
    const facts = { fileName: '../../ខ្ញុំ.jpg', fileType: 'image/jpeg' as const, path: '../../etc' };
    const target = await ask(person, { ...facts, fileSize: String(photo.byteLength), purpose: 'avatar' });
    expect([target.status, target.body.method]).toEqual([200, 'PUT']);
    expect(target.body.key).toMatch(/^public\/avatars\/[0-9a-f-]{36}\.jpg$/);
    expect((await confirmAs(person, target.body.uploadId)).error.code).toBe('not-uploaded');
    expect((await put(target.body, photo)).status).toBe(200);
    expect((await b.app.request(target.body.publicUrl ?? '')).status).toBe(404);
    const stored = await confirmAs(person, target.body.uploadId);
    expect(stored.body).toMatchObject({ state: 'stored', private: false, url: target.body.publicUrl });
    const shown = await b.app.request(stored.body.url ?? '');
    const { width, height, format, exif } = await sharp(await shown.arrayBuffer()).metadata();
    expect([width, height, format, exif]).toEqual([160, 160, 'jpeg', undefined]);
    expect((await confirmAs(person, target.body.uploadId)).body).toEqual(stored.body);
    // The link is valid for ten minutes, but a checked file no longer changes.
    expect((await put(target.body, photo)).status).toBe(200);
    const again = await b.app.request(stored.body.url ?? '');
    expect((await again.arrayBuffer()).byteLength).toBe(stored.body.fileSize);
  });

  test('that is refused leaves nothing', async () => {
    const person = await makePerson(backend.current);
    const before = await filesIn();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const target = (await ask(person, { fileSize: String(html.byteLength), purpose: 'cv' })).body;
    expect((await put(target, html)).status).toBe(200);
    const answer = await confirmAs(person, target.uploadId);
    expect([answer.status, answer.error.issues]).toEqual([
      422,
      [{ path: 'file', code: 'unknown-file-type' }],
    ]);
    expect([await filesIn(), await rowsOf(person)]).toEqual([before, []]);
  });

  test.each([
    [{ fileType: 'image/svg+xml' as never }, 400],
    [{ fileType: 'text/html' as never }, 400],
    [{ fileSize: '0' }, 400],
    [{ fileSize: String(uploadLimits.fileMaxBytes + 1) }, 400],
    [{ fileSize: String(uploadLimits.avatarMaxBytes + 1), purpose: 'avatar' as const }, 422],
    [{ fileType: 'application/pdf' as const, purpose: 'avatar' as const }, 422],
    [{ purpose: 'school-image' as never }, 400],
  ])('is not promised for %j', async (query, status) => {
    const person = await makePerson(backend.current);
    expect((await ask(person, query)).status).toBe(status);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('is promised to the staff of a school for its pictures, to nobody else', async () => {
    const b = backend.current;
    const school = await makeSchool(b);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    const stranger = await makePerson(b, { roles: ['schoolAdmin'] });
    const colleague = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
    const photo = await png(1000, 500);
    const facts = { fileName: 'a.png', fileType: 'image/png' as const, fileSize: String(photo.byteLength) };
    const input = { params: { id: school.id }, query: { ...facts, thumbnail: 'true' } };
    expect((await call(b, promiseForSchool, input, stranger.token)).status).toBe(404);
    const target = (await call(b, promiseForSchool, input, advisor.token)).body;
    expect(target.key).toMatch(new RegExp(`^public/schools/${school.id}/`));
    await put(target, photo);
    const { url } = (await confirmAs(colleague, target.uploadId)).body;
    const { width } = await sharp(await (await b.app.request(url ?? '')).arrayBuffer()).metadata();
    expect(width).toBe(uploadLimits.thumbnailMaxPx);
    await b.deps.db.delete(schoolStaff).where(eq(schoolStaff.userId, advisor.id));
    const link = { body: { link: target.key } };
    expect((await call(b, remove, link, advisor.token)).status).toBe(404);
    expect((await call(b, remove, link, colleague.token)).status).toBe(200);
  });
});

describe('a file that goes through the server', () => {
  test('becomes the account’s picture, and the one before goes', async () => {
    const b = backend.current;
    const person = await makePerson(b);
    const before = await filesIn();
    const first = await send(person, await phonePhoto());
    const { status, body } = await send(person, await png());
    expect([status, body['fileType'], body['key']]).toEqual([201, 'image/jpeg', expect.any(String)]);
    const account = await call(
      b,
      accountsResource.endpoints.get,
      { params: { id: person.id } },
      person.token,
    );
    const userinfo = await call(b, sessionResource.endpoints.userinfo, {}, person.token);
    expect([account.body.avatar, userinfo.body.avatar]).toEqual([body['url'], body['url']]);
    expect((await b.app.request(body['url'] ?? '')).headers.get('cache-control')).toContain('immutable');
    expect((await rowsOf(person)).filter(({ state }) => state === 'stored')).toHaveLength(1);
    const removed = await call(b, remove, { body: { link: body['url'] ?? '' } }, person.token);
    expect(removed.status).toBe(200);
    const [user] = await b.deps.db.select().from(users).where(eq(users.id, person.id));
    expect(user?.avatarKey).toBeNull();
    expect((await b.app.request(body['url'] ?? '')).status).toBe(404);
    await sweepUploads(b.deps);
    expect([await filesIn(), first.status]).toEqual([before, 201]);
  });

  const tooLarge = () => Buffer.alloc(uploadLimits.avatarMaxBytes + 1, 0xff);
  test.each([
    ['5 MB and a byte', async () => tooLarge(), 422, 'file-too-large'],
    ['a bomb', () => png(9_000, 9_000), 422, 'too-many-pixels'],
    [
      'two things at once',
      async () => Buffer.concat([await png(), Buffer.from('<script>')]),
      422,
      'mixed-file-type',
    ],
    ['a PDF', async () => pdf(), 422, 'unknown-file-type'],
    ['nothing', async () => Buffer.alloc(0), 422, 'empty-file'],
  ])(
    'is refused when it is %s, and nothing of it stays',
    async (_, make, status, code) => {
      const person = await makePerson(backend.current);
      const [bytes, before] = [await make(), await filesIn()];
      const answer = await send(person, bytes, { name: '../../../etc/passwd.jpg' });
      expect([answer.status, answer.body['issues']]).toEqual([status, [{ path: 'file', code }]]);
      expect([await filesIn(), await rowsOf(person)]).toEqual([before, []]);
    },
    60_000,
  );

  test('may be ten megabytes of paper, and no byte more of anything', async () => {
    const person = await makePerson(backend.current);
    const paper = pdf('', uploadLimits.fileMaxBytes - 400);
    expect((await send(person, paper, { service: 'recruit', name: '..' })).status).toBe(201);
    const [row] = await rowsOf(person);
    expect([row?.fileName, row?.private, row?.key]).toEqual([
      '..',
      true,
      `users/${person.id}/cv/${row?.id}.pdf`,
    ]);
    const large = await send(person, Buffer.alloc(uploadLimits.fileMaxBytes + 100_000), {
      service: 'recruit',
    });
    expect(large.status).toBe(413);
  });

  test('goes to a service that takes it, for an organization that exists', async () => {
    const b = backend.current;
    const [person, school] = [await makePerson(b), await makeSchool(b)];
    const photo = await png();
    const status = async (...args: [string, string?, Record<string, string>?]) =>
      (await send(person, photo, { service: args[0], ref: args[1] ?? '', fields: args[2] ?? {} })).status;
    expect(await status('nothing')).toBe(404);
    expect(await status('constructor')).toBe(404);
    expect(await status('user', randomUUID())).toBe(404);
    expect(await status('aca', school.id)).toBe(404);
    expect(await status('user', '', { purpose: 'cv' })).toBe(422);
    expect(await status('user', '', { purpose: 'identity-document' })).toBe(201);
    const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
    expect((await send(advisor, photo, { service: 'news', ref: school.id })).status).toBe(201);
  });

  test('comes as multipart, with a file', async () => {
    const b = backend.current;
    const person = await makePerson(b);
    const path = `/api-fm/user/${b.deps.env.ORGANIZATION_ID}/upload`;
    const post = async (body: BodyInit, type?: string) => {
      const headers = { authorization: `Bearer ${person.token}`, ...(type && { 'content-type': type }) };
      return (await b.app.request(path, { method: 'POST', body, headers })).status;
    };
    expect(await post('{}', 'application/json')).toBe(415);
    expect(await post('nonsense', 'multipart/form-data; boundary=x')).toBe(400);
    expect(await post('nonsense', 'multipart/form-data')).toBe(400);
    const words = new FormData();
    words.set('file', 'words');
    expect(await post(words)).toBe(422);
  });
});

describe('room', () => {
  test('is listed with what lies in it, and ends', { tags: 'postgres' }, async () => {
    const b = backend.current;
    const [person, other] = [await makePerson(b), await makePerson(b)];
    await makeUpload(b, { userId: other.id, purpose: 'cv' });
    await makeUpload(b, { userId: person.id, purpose: 'cv', sizeBytes: uploadLimits.personQuotaBytes - 250 });
    b.clock.advance(1);
    await ask(person, { fileSize: '200' });
    const list = await call(
      b,
      storage,
      { params: { orgId: b.deps.env.ORGANIZATION_ID, userId: person.id } },
      person.token,
    );
    expect(list.body).toMatchObject({
      countTotal: 2,
      usedBytes: uploadLimits.personQuotaBytes - 50,
      quotaBytes: uploadLimits.personQuotaBytes,
    });
    expect(list.body.data.map(({ state, url }) => [state, url])).toEqual([
      ['pending', null],
      ['stored', null],
    ]);
    expect((await ask(person, { fileSize: '51' })).error.code).toBe('quota');
    const statuses = await Promise.all(Array.from({ length: 5 }, () => ask(person, { fileSize: '20' })));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('is asked for so often in an hour and no more', { tags: 'postgres' }, async () => {
    const person = await makePerson(backend.current);
    const answers = await Promise.all(
      Array.from({ length: uploadsPerPersonPerHourMax + 3 }, () => ask(person)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

test('a storage that fails answers so, and a later try succeeds', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const { put: works } = b.deps.storage;
  b.deps.storage.put = () => Promise.reject(new Error('black hole'));
  const failed = await send(person, await png());
  b.deps.storage.put = works;
  expect([failed.status, failed.body['code']]).toEqual([503, 'storage-unavailable']);
  expect(b.failures).toContainEqual(expect.objectContaining({ event: 'storage' }));
  const held = await b.deps.db.select().from(uploads).where(eq(uploads.userId, person.id));
  expect(held).toEqual([]);
  expect((await send(person, await png())).status).toBe(201);
});
