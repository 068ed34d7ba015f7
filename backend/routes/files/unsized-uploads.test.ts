import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { uploads } from '@/backend/db/schema';
import { uploadsResource } from '@/lib/contract/files/uploads';
import type { UploadTarget } from '@/lib/contract/files/upload-shapes';
import { uploadLimits } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { png } from '@/tests/support/uploads';

const backend = useTestBackend();
const { promise, confirm } = uploadsResource.endpoints;

const filesIn = async () => {
  const entries = await readdir(backend.current.storageFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const rowsOf = ({ id }: Person) =>
  backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, id));
const put = ({ url, headers }: UploadTarget, body: Uint8Array) =>
  backend.current.app.request(url, { method: 'PUT', body: new Uint8Array(body), headers });
const ask = (person: Person, purpose: 'certificate' | 'avatar') =>
  call(
    backend.current,
    promise,
    { query: { fileName: 'a.png', fileType: 'image/png', purpose } },
    person.token,
  );
const confirmAs = (person: Person, id: string) =>
  call(backend.current, confirm, { params: { id } }, person.token);

test('a file may be promised without a size, and is measured when it has arrived', async () => {
  const b = backend.current;
  const person = await makePerson(b);
  const photo = await png();
  const sent = async () => {
    const { body } = await ask(person, 'certificate');
    expect(body.headers).not.toHaveProperty('content-length');
    expect((await put(body, photo)).status).toBe(200);
    return confirmAs(person, body.uploadId);
  };
  const stored = await sent();
  expect(stored.body).toMatchObject({ state: 'stored', fileSize: expect.any(Number) });
  expect((await rowsOf(person)).map(({ sizeBytes }) => sizeBytes)).toEqual([stored.body.fileSize]);
  const full = { sizeBytes: uploadLimits.personQuotaBytes };
  await b.deps.db.update(uploads).set(full).where(eq(uploads.userId, person.id));
  const before = await filesIn();
  const refused = await sent();
  expect([refused.status, refused.error.code]).toEqual([409, 'quota']);
  expect([await filesIn(), await rowsOf(person)]).toMatchObject([before, [full]]);
});

test('a file that is larger than its purpose allows is refused when it has arrived', async () => {
  const person = await makePerson(backend.current);
  const before = await filesIn();
  const { body } = await ask(person, 'avatar');
  await put(body, new Uint8Array(uploadLimits.avatarMaxBytes + 1));
  const answer = await confirmAs(person, body.uploadId);
  expect([answer.status, answer.error.issues]).toEqual([422, [{ path: 'file', code: 'file-too-large' }]]);
  expect([await filesIn(), await rowsOf(person)]).toEqual([before, []]);
});
