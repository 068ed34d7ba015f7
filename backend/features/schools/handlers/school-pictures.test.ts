import { beforeEach, expect, test } from 'vitest';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeUpload } from '@/tests/support/uploads';

const backend = useTestBackend();
const { get, update } = schoolsResource.endpoints;
let schoolId = '';
let advisor: Person;

beforeEach(async () => {
  schoolId = (await makeSchool(backend.current)).id;
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] });
});

const stored = async (of = schoolId) =>
  (await makeUpload(backend.current, { userId: advisor.id, schoolId: of, purpose: 'school-image' })).key;
const alt = { en: 'The library', km: 'បណ្ណាល័យ' };
const save = (pictures: {
  logo: string | null;
  cover: string | null;
  coverCredit?: string;
  gallery: { key: string; alt: typeof alt }[];
}) =>
  call(backend.current, update, { params: { id: schoolId }, body: { pictures }, version: 1 }, advisor.token);
const read = async () => (await call(backend.current, get, { params: { id: schoolId } })).body;

test('a school has a logo, a cover and a gallery, each with its public address', async () => {
  expect((await read()).pictures).toEqual({ logo: null, cover: null, coverCredit: '', gallery: [] });
  const [logo, cover, key] = [await stored(), await stored(), await stored()];
  expect((await save({ logo, cover, coverCredit: 'Sok Dara', gallery: [{ key, alt }] })).status).toBe(200);
  const { storage } = backend.current.deps;
  expect((await read()).pictures).toEqual({
    logo: { key: logo, url: storage.publicUrl(logo) },
    cover: { key: cover, url: storage.publicUrl(cover) },
    coverCredit: 'Sok Dara',
    gallery: [{ key, url: storage.publicUrl(key), alt, credit: '' }],
  });
});

test('a file of another school, of a person, or none at all is refused', async () => {
  const other = await stored((await makeSchool(backend.current)).id);
  const { key: paper } = await makeUpload(backend.current, {
    userId: advisor.id,
    purpose: 'application-document',
  });
  for (const logo of [other, paper, 'public/schools/none.jpg']) {
    const { status, body } = await save({ logo, cover: null, gallery: [] });
    expect([status, body]).toMatchObject([422, { issues: [{ path: 'pictures', code: 'unknown-file' }] }]);
  }
  expect((await read()).version).toBe(1);
});

test('a removed file leaves the page of its school', async () => {
  const [logo, cover] = [await stored(), await stored()];
  await save({ logo, cover, gallery: [{ key: logo, alt }] });
  const { remove } = uploadsResource.endpoints;
  expect((await call(backend.current, remove, { body: { link: logo } }, advisor.token)).status).toBe(200);
  const { pictures, version } = await read();
  expect(pictures).toMatchObject({ logo: null, cover: { key: cover }, gallery: [] });
  expect(version).toBe(2);
});
