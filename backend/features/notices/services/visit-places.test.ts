import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox, schools } from '@/backend/db/schema';
import { schoolVisitsResource } from '@/lib/contract/visits/school-visits';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import { visitLimits } from '@/lib/domain/limits/visits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeVisit } from '@/tests/support/school-visits';

// @module-tag postgres

const backend = useTestBackend();
const { register, verifyCode } = accountsResource.endpoints;
const { get, visitors } = schoolVisitsResource.endpoints;

beforeEach(() => backend.current.clock.advance(2 * 86_400));

let counter = 0;
const next = () => (counter += 1);
const freshPhone = () => `+8551271${String(next()).padStart(4, '0')}`;
const freshAddress = () => `10.1.${next() >> 8}.${counter & 255}`;

interface Asked {
  phone?: string;
  address: string;
  visitCode?: string;
  listAgreed?: boolean;
}
/** As a browser without cookies: only the address could count it. */
const start = ({ phone = freshPhone(), address, ...visit }: Asked) =>
  call(
    backend.current,
    register,
    { body: { firstName: 'Dara', lastName: 'Sok', phone, locale: 'km', ...visit } },
    undefined,
    { address },
  );
const statuses = async (count: number, asked: Asked) => {
  const answers = await Promise.all(Array.from({ length: count }, () => start(asked)));
  return answers.map(({ status }) => status).toSorted();
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const ordinary = codeLimits.sendsWithoutDevicePerHourMax;

const codeFor = async (phone: string) => {
  const [sent] = await backend.current.deps.db.select().from(outbox).where(eq(outbox.recipient, phone));
  return /#(\d{6})/.exec(sent?.body ?? '')?.[1] ?? '';
};
const signUp = async (asked: Asked & { phone: string }) => {
  const { body } = await start(asked);
  return call(backend.current, verifyCode, {
    params: { id: body.userId },
    body: { challengeId: body.challengeId, verifyCode: await codeFor(asked.phone) },
  });
};

test('forty pupils of one address and four more sign up at once, the next as everywhere', async () => {
  const school = await makeSchool(backend.current);
  const { code: visitCode } = await makeVisit(backend.current, school.id, { pupils: 40 });
  const address = freshAddress();
  expect(await statuses(44, { address, visitCode })).toEqual(times(44, 201));
  expect(await statuses(ordinary + 1, { address, visitCode })).toEqual([...times(ordinary, 201), 429]);
  expect(await statuses(1, { address })).toEqual([429]);
});

test('planned, over, closed and unknown visits change nothing', async () => {
  const { id } = await makeSchool(backend.current);
  const now = backend.current.clock.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const made = [
    await makeVisit(backend.current, id, { startsAt: inHours(1), endsAt: inHours(2) }),
    await makeVisit(backend.current, id, { startsAt: inHours(-2), endsAt: now }),
    await makeVisit(backend.current, id, { closedAt: now }),
  ];
  const address = freshAddress();
  const codes = [...made.map(({ code }) => code), 'zzzzzz', 'no code'];
  for (const visitCode of codes)
    expect(await statuses(ordinary / codes.length, { address, visitCode })).toEqual(
      times(ordinary / codes.length, 201),
    );
  for (const visitCode of codes) expect(await statuses(1, { address, visitCode })).toEqual([429]);
});

test('a number after its codes in a visit gets more of them, which count for its address as everywhere', async () => {
  const { id } = await makeSchool(backend.current);
  const { code: visitCode } = await makeVisit(backend.current, id);
  const [address, phone] = [freshAddress(), freshPhone()];
  for (let code = 0; code < visitLimits.codesPerNumberMax; code += 1)
    expect((await start({ phone, address, visitCode })).status).toBe(201);
  backend.current.clock.advance(codeLimits.sendsPerNumberWindowSeconds + 1);
  expect((await start({ phone, address, visitCode })).status).toBe(201);
  expect(await statuses(ordinary, { address })).toEqual([...times(ordinary - 1, 201), 429]);
});

test('a number takes one place however often it asks, and keeps its own limits', async () => {
  const { id } = await makeSchool(backend.current);
  const { code: visitCode } = await makeVisit(backend.current, id, { pupils: 1 });
  const [address, phone] = [freshAddress(), freshPhone()];
  for (let code = 0; code < codeLimits.sendsPerNumberMax; code += 1)
    expect((await start({ phone, address, visitCode })).status).toBe(201);
  expect((await start({ phone, address, visitCode })).status).toBe(429);
  // The second place is still free, and the third number counts as everywhere.
  expect(await statuses(ordinary + 2, { address, visitCode })).toEqual([...times(ordinary + 1, 201), 429]);
  // A number has its codes within a visit; more of them count for its address, which has none left.
  expect(visitLimits.codesPerNumberMax).toBe(codeLimits.sendsPerNumberMax);
  backend.current.clock.advance(codeLimits.sendsPerNumberWindowSeconds + 1);
  expect((await start({ phone, address, visitCode })).status).toBe(429);
});

test('who agreed is on the list, others are a number, and neither is twice', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const { id, code: visitCode } = await makeVisit(backend.current, schoolId);
  const address = freshAddress();
  const listed = freshPhone();
  for (const asked of [
    { phone: listed, listAgreed: true },
    { phone: freshPhone(), listAgreed: false },
    { phone: freshPhone() },
  ])
    expect((await signUp({ ...asked, address, visitCode })).status).toBe(200);
  // The same number again, before it has a PIN.
  expect((await signUp({ phone: listed, listAgreed: true, address, visitCode })).status).toBe(422);
  const { token } = await makePerson(backend.current, { roles: ['advisor'] });
  const seen = await call(backend.current, get, { params: { id } }, token);
  expect([seen.body.listedCount, seen.body.unlistedCount]).toEqual([1, 2]);
  const { body } = await call(backend.current, visitors, { params: { id } }, token);
  expect(body.data).toMatchObject([{ name: 'Sok Dara' }]);
});

test('a sign-up succeeds though its visit was closed or deleted meanwhile', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const { code: visitCode } = await makeVisit(backend.current, schoolId);
  const phone = freshPhone();
  const { body } = await start({ phone, address: freshAddress(), visitCode, listAgreed: true });
  await backend.current.deps.db.delete(schools).where(eq(schools.id, schoolId));
  const verified = await call(backend.current, verifyCode, {
    params: { id: body.userId },
    body: { challengeId: body.challengeId, verifyCode: await codeFor(phone) },
  });
  expect(verified.status).toBe(200);
});
