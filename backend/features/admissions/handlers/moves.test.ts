import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicantEvents, applicants } from '@/backend/db/schema';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { batchRowsMax } from '@/lib/contract/batch';
import { apply, moveTo, unseenReason } from '@/tests/support/applications';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';

const backend = useTestBackend();
const { move } = pipelineResource.endpoints;

const world = async (count: number) => {
  const b = backend.current;
  const school = await makeSchool(b);
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await apply(b, school.id)).applicantId);
  return { school, advisor, ids };
};

const accepted = (applicantId: string, more: object = {}) => ({
  applicantId,
  applicantStatus: 'accepted',
  unseenReason,
  version: 1,
  ...more,
});

let counter = 0;
const newKey = () => `moves-of-tests-${(counter += 1)}`;

const send = (advisor: Person, rows: ReturnType<typeof accepted>[], idempotencyKey = newKey()) =>
  call(backend.current, move, { body: { rows }, idempotencyKey }, advisor.token);

const refusedIn = ({ outcomes }: Awaited<ReturnType<typeof send>>['body']) =>
  outcomes.flatMap((each) => (each.ok ? [] : [[each.index, each.status, each.code]]));

const statusesOf = async (ids: readonly string[]) => {
  const found = await backend.current.deps.db
    .select()
    .from(applicants)
    .where(inArray(applicants.id, [...ids]));
  return ids.map((id) => found.find((row) => row.id === id)?.status);
};

const acceptancesOf = (id: string) =>
  backend.current.deps.db.$count(
    applicantEvents,
    and(eq(applicantEvents.applicantId, id), eq(applicantEvents.toStatus, 'accepted')),
  );

test('of thirty rows, three are wrong: the others are moved, each wrong one is named', async () => {
  const b = backend.current;
  const { advisor, ids } = await world(29);
  const elsewhere = await world(1);
  const rows = [...ids, ...elsewhere.ids].map((id) => accepted(id));
  await moveTo(b, advisor, ids[4] ?? '', 'rejected');
  rows[11] = accepted(ids[11] ?? '', { note: 'x'.repeat(1_001) });
  const { status, body } = await send(advisor, rows);
  expect(status).toBe(200);
  expect(body.outcomes.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
  expect(refusedIn(body)).toEqual([
    [4, 412, 'stale-version'],
    [11, 422, 'invalid'],
    [29, 404, 'not-found'],
  ]);
  expect(body.outcomes[11]).toMatchObject({ issues: [{ path: 'note', code: 'too-big' }] });
  const now = await statusesOf(rows.map(({ applicantId }) => applicantId));
  expect(now.filter((each) => each === 'accepted')).toHaveLength(27);
  expect([now[4], now[11], now[29]]).toEqual(['rejected', 'pending', 'pending']);
});

test('a step that the school does not have is told with its field', async () => {
  const { advisor, ids } = await world(1);
  const { body } = await send(advisor, [accepted(ids[0] ?? '', { applicantStatus: 'nowhere' })]);
  expect(body.outcomes).toMatchObject([
    { index: 0, ok: false, code: 'invalid', issues: [{ path: 'applicantStatus', code: 'unknown-step' }] },
  ]);
});

test('the same application twice in one call moves once', async () => {
  const { advisor, ids } = await world(1);
  const { body } = await send(advisor, [accepted(ids[0] ?? ''), accepted(ids[0] ?? '')]);
  expect(refusedIn(body)).toEqual([[1, 412, 'stale-version']]);
  expect(await acceptancesOf(ids[0] ?? '')).toBe(1);
});

test('a call that is repeated with its key is answered the same, and moves nothing twice', async () => {
  const b = backend.current;
  const { advisor, ids } = await world(3);
  const rows = ids.map((id) => accepted(id, { version: undefined }));
  await moveTo(b, advisor, ids[1] ?? '', 'accepted');
  const key = newKey();
  const first = await send(advisor, rows, key);
  expect(refusedIn(first.body)).toEqual([[1, 422, 'invalid']]);
  // What was refused would be possible now; the answer stays that of the first call.
  for (const id of ids) await moveTo(b, advisor, id, 'rejected', 2);
  const again = await send(advisor, rows, key);
  expect(again.body).toEqual(first.body);
  expect(await statusesOf(ids)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('the same key with other rows is refused as a whole', async () => {
  const { advisor, ids } = await world(2);
  const [first = '', second = ''] = ids;
  const key = newKey();
  await send(advisor, [accepted(first)], key);
  const other = await send(advisor, [accepted(first), accepted(second)], key);
  expect([other.status, other.error.code]).toEqual([422, 'idempotency-key-reused']);
  expect(await statusesOf([second])).toEqual(['pending']);
});

test('more rows than one call takes are refused as a whole', async () => {
  const { advisor, ids } = await world(1);
  const rows = Array.from({ length: batchRowsMax + 1 }, () => accepted(ids[0] ?? ''));
  const { status, error } = await send(advisor, rows);
  expect([status, error.issues]).toMatchObject([422, [{ path: 'rows' }]]);
  expect(await statusesOf(ids)).toEqual(['pending']);
});
