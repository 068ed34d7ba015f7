import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, loans, uploads, users } from '@/backend/db/schema';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { loansResource } from '@/lib/contract/loans/loans';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { uploadLimits } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { giveLoanDocuments, loanDocumentKey, loanTo, makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeVacancy, newKey } from '@/tests/support/recruitment';
import { makeUpload } from '@/tests/support/uploads';
import { deletionGraceDays } from '@/backend/limits';
import { purgeAccounts } from '@/backend/features/accounts/jobs/purge-accounts';
import { sweepUploads } from './remove-uploads';

const backend = useTestBackend();
const { link, remove, views, promise } = uploadsResource.endpoints;

const open = (person: Person, key: string) => call(backend.current, link, { body: { key } }, person.token);
const removeAs = (person: Person, key: string) =>
  call(backend.current, remove, { body: { link: key } }, person.token);
const viewsOf = async (person: Person) =>
  (await call(backend.current, views, { params: { userId: person.id } }, person.token)).body;
const rowOf = async (key: string) => {
  const [row] = await backend.current.deps.db.select().from(uploads).where(eq(uploads.key, key));
  return row;
};

/** A student with papers and a loan at a bank that has one member of staff. */
const loanAt = async (status: 'draft' | 'submitted') => {
  const b = backend.current;
  const [student, banker] = [await makePerson(b), await makePerson(b, { roles: ['bank'] })];
  const bankId = await makeBank(b, { staff: [banker.id] });
  await giveLoanDocuments(b, student.id);
  const params = { bankId, userId: student.id };
  const body = loanTo(student.id, { status });
  const input = { params, body, idempotencyKey: newKey() };
  const answer = await call(b, loansResource.endpoints.create, input, student.token);
  expect(answer.status).toBe(201);
  return { student, banker, loanId: answer.body.loanId, key: loanDocumentKey(student.id, 'nationalIdFront') };
};

test('the bank opens a paper for a minute, and the student sees that it did', async () => {
  const b = backend.current;
  const { student, banker, key } = await loanAt('submitted');
  const own = await open(student, key);
  expect((await b.app.request(own.body.url)).status).toBe(200);
  b.clock.advance(1);
  const answer = await open(banker, key);
  expect(new Date(answer.body.expiresAt ?? '').getTime() - b.clock.now().getTime()).toBe(
    uploadLimits.privateLinkLifetimeSeconds * 1000,
  );
  const shown = await b.app.request(answer.body.url);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const seen = await viewsOf(student);
  expect([seen.countTotal, seen.data.map(({ reader }) => reader)]).toEqual([2, ['bank', 'owner']]);
  expect(seen.data[0]).toMatchObject({
    viewer: { name: 'Sok Dara' },
    organization: { en: 'Test Bank' },
    purpose: 'loan-document',
    fileName: 'អត្តសញ្ញាណប័ណ្ណ.jpg',
  });
  b.clock.advance(uploadLimits.privateLinkLifetimeSeconds);
  expect((await b.app.request(answer.body.url)).status).toBe(403);
});

test('a paper is hidden from other banks, advisors, other students, and from the bank while the loan is a draft', async () => {
  const b = backend.current;
  const { student, banker, key } = await loanAt('draft');
  const elsewhere = await makePerson(b, { roles: ['bank'] });
  await makeBank(b, { staff: [elsewhere.id] });
  const others = [banker, elsewhere, await makePerson(b, { roles: ['advisor'] }), await makePerson(b)];
  for (const other of others) expect((await open(other, key)).status).toBe(404);
  expect((await viewsOf(student)).countTotal).toBe(0);
  const denied = await b.deps.db.select().from(auditLog).where(eq(auditLog.action, 'document-denied'));
  expect(denied.map(({ actorId }) => actorId).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
});

test('staff of the organization opens the CV of an application; other papers stay the person’s', async () => {
  const b = backend.current;
  const [person, staff] = [await makePerson(b), await makePerson(b, { roles: ['advisor'] })];
  const cv = await makeUpload(b, { userId: person.id, purpose: 'cv' });
  const certificate = await makeUpload(b, { userId: person.id, purpose: 'certificate' });
  expect((await open(staff, cv.key)).status).toBe(404);
  const vacancyId = await makeVacancy(b);
  const input = {
    params: { orgId: b.deps.env.ORGANIZATION_ID, userId: person.id, vacancyId },
    body: {
      method: 'upload' as const,
      file: { key: cv.key, fileName: 'cv.jpg', fileType: 'image/jpeg' as const },
    },
    idempotencyKey: newKey(),
  };
  expect((await call(b, vacanciesResource.endpoints.apply, input, person.token)).status).toBe(201);
  expect((await open(staff, cv.key)).status).toBe(200);
  expect((await open(staff, certificate.key)).status).toBe(404);
  const school = await makeSchool(b);
  const outsider = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  expect((await open(outsider, cv.key)).status).toBe(404);
  expect((await viewsOf(person)).data).toMatchObject([
    { reader: 'organization', organization: { en: 'Sala' } },
  ]);
  expect((await removeAs(person, cv.key)).error.code).toBe('in-use');
  expect((await removeAs(person, certificate.key)).status).toBe(200);
});

test('a file is removed by its owner, while no sent loan needs it', async () => {
  const b = backend.current;
  const { student, banker, loanId, key } = await loanAt('submitted');
  const other = await makePerson(b);
  expect((await removeAs(other, key)).status).toBe(404);
  expect((await removeAs(banker, key)).status).toBe(404);
  expect((await removeAs(student, key)).error.code).toBe('in-use');
  await b.deps.db.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, loanId));
  expect((await removeAs(student, `  ${key}`.trim())).status).toBe(200);
  expect([await b.deps.storage.stat(key), await rowOf(key)]).toEqual([null, undefined]);
  expect((await removeAs(student, key)).status).toBe(404);
});

test('what is not confirmed is checked when a form names it, and refused at its field', async () => {
  const b = backend.current;
  const student = await makePerson(b);
  const bankId = await makeBank(b);
  const html = Buffer.from('<html>');
  const query = { fileName: 'id.jpg', fileType: 'image/jpeg' as const, fileSize: String(html.byteLength) };
  const target = (await call(b, promise, { query }, student.token)).body;
  await b.app.request(target.url, { method: 'PUT', body: html, headers: target.headers });
  const documents = { nationalIdFront: target.key };
  const input = {
    params: { bankId, userId: student.id },
    body: loanTo(student.id, { status: 'draft', documents }),
    idempotencyKey: newKey(),
  };
  const answer = await call(b, loansResource.endpoints.create, input, student.token);
  expect([answer.status, answer.error.issues]).toEqual([
    422,
    [{ path: 'documents.nationalIdFront', code: 'unknown-file-type' }],
  ]);
  expect(await rowOf(target.key)).toBeUndefined();
});

test(
  'what nobody finishes goes after an hour; a storage that is away is asked again',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    await sweepUploads(b.deps);
    const { key } = await makeUpload(b, {
      userId: (await makePerson(b)).id,
      purpose: 'cv',
      state: 'pending',
      storedAt: null,
    });
    b.clock.advance(uploadLimits.unfinishedLifetimeSeconds - 1);
    expect(await sweepUploads(b.deps)).toBe(0);
    b.clock.advance(1);
    const { remove: works } = b.deps.storage;
    b.deps.storage.remove = () => Promise.reject(new Error('away'));
    expect(await sweepUploads(b.deps)).toBe(0);
    b.deps.storage.remove = works;
    expect(await sweepUploads(b.deps)).toBe(1);
    expect([await b.deps.storage.stat(key), await rowOf(key)]).toEqual([null, undefined]);
  },
);

test(
  'a deleted account leaves no file; while a loan is not paid back the account and its papers stay',
  { tags: 'postgres' },
  async () => {
    const b = backend.current;
    const { student, loanId, key } = await loanAt('submitted');
    const cv = await makeUpload(b, { userId: student.id, purpose: 'cv' });
    const avatar = await makeUpload(b, { userId: student.id, purpose: 'avatar' });
    await b.deps.db.update(users).set({ avatarKey: avatar.key }).where(eq(users.id, student.id));
    await call(b, accountsResource.endpoints.remove, { params: { id: student.id } }, student.token);
    await b.deps.db.update(loans).set({ status: 'paid-out' }).where(eq(loans.id, loanId));
    b.clock.advance(deletionGraceDays * 86_400);
    await purgeAccounts(b.deps);
    await sweepUploads(b.deps);
    const left = await b.deps.db.select().from(uploads).where(eq(uploads.userId, student.id));
    expect(left.map((row) => row.key)).toEqual(
      expect.arrayContaining([cv.key, avatar.key, ...Object.values(loanTo(student.id).documents)]),
    );
    await b.deps.db.update(loans).set({ status: 'closed' }).where(eq(loans.id, loanId));
    await purgeAccounts(b.deps);
    await sweepUploads(b.deps);
    for (const gone of [key, cv.key, avatar.key])
      expect([await rowOf(gone), await b.deps.storage.stat(gone)]).toEqual([undefined, null]);
  },
);
