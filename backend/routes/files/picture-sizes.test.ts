import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploads } from '@/backend/db/schema';
import { eraseMarked } from '@/backend/core/files/remove-uploads';
import { pictureSizePath, sizeKeysOf } from '@/lib/domain/picture-sizes';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeUpload, phonePhoto } from '@/tests/support/uploads';

const backend = useTestBackend();
let picture = { id: '', key: '' };
let paper = { id: '', key: '' };

beforeAll(async () => {
  const { id: userId } = await makePerson(backend.current);
  const { id: schoolId } = await makeSchool(backend.current);
  picture = await makeUpload(backend.current, { userId, schoolId, purpose: 'school-image' });
  await backend.current.deps.storage.put(picture.key, await phonePhoto(1_000, 600));
  paper = await makeUpload(backend.current, { userId, purpose: 'application-document' });
});

const ask = (width: number | string, id: string, accept = 'image/avif,image/webp,*/*') =>
  backend.current.app.request(`${pictureSizePath}/${width}/${id}`, { headers: { accept } });

test.each([
  [640, 640],
  [24, 24],
  [1536, 1_000],
])('asked for %d pixels, a browser gets %d in WebP, and never more than there is', async (width, made) => {
  const answer = await ask(width, picture.id, 'image/webp,*/*');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('vary')).toContain('Accept');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(facts.width).toBe(made);
  expect(facts.exif).toBeUndefined();
});

test('a browser that accepts AVIF gets it', async () => {
  const answer = await ask(640, picture.id);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  // The backend's decoders are those of uploads, without this one.
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
});

test('a size is made once: it is stored', async () => {
  const first = Buffer.from(await (await ask(320, picture.id)).arrayBuffer());
  const stored = await backend.current.deps.storage.get(`sizes/${picture.id}/320.avif`, 1_000_000);
  expect(stored && Buffer.from(stored).equals(first)).toBe(true);
});

test('private files, other widths and unknown pictures have no size', async () => {
  expect((await ask(640, paper.id)).status).toBe(404);
  expect((await ask(641, picture.id)).status).toBe(404);
  expect((await ask('x', picture.id)).status).toBe(404);
  expect((await ask(640, 'no-uuid')).status).toBe(404);
  expect((await ask(640, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('with the picture its sizes are removed', async () => {
  const { db, storage } = backend.current.deps;
  await db.update(uploads).set({ state: 'removing' }).where(eq(uploads.id, picture.id));
  await eraseMarked(backend.current.deps, [picture.key]);
  for (const key of sizeKeysOf(picture.id)) expect(await storage.stat(key), key).toBeNull();
  expect((await ask(640, picture.id)).status).toBe(404);
});
