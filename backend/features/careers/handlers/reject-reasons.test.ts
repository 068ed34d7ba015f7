import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications, vacancyApplications } from '@/backend/db/schema';
import { rejectReasonsResource } from '@/lib/contract/careers/reject-reasons';
import { vacancyWorkResource } from '@/lib/contract/careers/vacancy-work';
import { commonRejectReasons, ownRejectReasonsMax } from '@/lib/domain/careers/reject-reasons';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeVacancy, newKey } from '@/tests/support/recruitment';

const backend = useTestBackend();
const { list, set } = rejectReasonsResource.endpoints;
const far = { en: 'too far away', km: 'ឆ្ងាយពេក' };

/** A school with its advisor; `reject` says what becomes of an application that is rejected for a reason. */
const scene = async () => {
  const b = backend.current;
  const { id: orgId } = await makeSchool(b);
  const { token } = await makePerson(b, { roles: ['advisor'], staffOf: [orgId] });
  const params = { orgId };
  const read = async () => (await call(b, list, { params })).body.data;
  const put = (key: string, name = far, active = true) =>
    call(b, set, { params, body: { key, name, active } }, token);
  const reject = async (reason: string) => {
    const vacancyId = await makeVacancy(b, { organizationId: orgId });
    const person = await makePerson(b);
    const [row] = await b.deps.db
      .insert(vacancyApplications)
      .values({
        vacancyId,
        userId: person.id,
        method: 'profile',
        firstName: 'Dara',
        lastName: 'Sok',
        status: 'pending',
        searchFold: '',
        createdAt: b.clock.now(),
        updatedAt: b.clock.now(),
      })
      .returning();
    const body = { rows: [{ applicationId: row?.id ?? '', status: 'rejected', reason }] };
    const sent = { params, body, idempotencyKey: newKey() };
    const moved = await call(b, vacancyWorkResource.endpoints.move, sent, token);
    const told = await b.deps.db.select().from(notifications).where(eq(notifications.userId, person.id));
    return { outcome: moved.body.outcomes[0], told: told[0]?.params };
  };
  return { put, read, reject };
};

test('an organization begins with the common reasons, and adds, renames and switches off', async () => {
  const { put, read } = await scene();
  expect((await read()).map(({ key }) => key)).toEqual(commonRejectReasons.map(({ key }) => key));
  expect((await put('too-far')).status).toBe(200);
  await put('filled', { en: 'we have found somebody', km: 'យើងរកបានហើយ' });
  await put('late', { en: 'late', km: 'យឺត' }, false);
  const reasons = await read();
  expect(reasons.map(({ key }) => key).at(-1)).toBe('too-far');
  expect(reasons.find(({ key }) => key === 'filled')?.name.en).toBe('we have found somebody');
  expect(reasons.find(({ key }) => key === 'late')?.active).toBe(false);
  const other = await scene();
  expect((await other.read()).map(({ key }) => key)).not.toContain('too-far');
});

test('the applicant reads the words of the organization; a reason that is off or unknown is refused', async () => {
  const { put, reject } = await scene();
  await put('too-far');
  const { outcome, told } = await reject('too-far');
  expect(outcome?.ok).toBe(true);
  expect(told).toMatchObject({ statusEn: 'Rejected, too far away' });
  await put('too-far', far, false);
  const unknown = { ok: false, issues: [{ path: 'reason', code: 'unknown-reason' }] };
  expect((await reject('too-far')).outcome).toMatchObject(unknown);
  expect((await reject('nobody-knows')).outcome).toMatchObject(unknown);
});

test('a key is a code, both languages are said, and the list has an end', async () => {
  const { put } = await scene();
  expect((await put('Too far')).status).toBe(422);
  expect((await put('too-far', { en: 'too far', km: '' })).status).toBe(422);
  for (let index = 0; index < ownRejectReasonsMax; index += 1) await put(`own-${index}`);
  expect((await put('one-more')).error.code).toBe('too-many');
  expect((await put('own-0', { en: 'changed', km: 'កែ' })).status).toBe(200);
});
