import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications, schools, students, userRoles } from '@/backend/db/schema';
import { firstWaiting } from '@/backend/features/review/services/first-waiting';
import { whatWaits } from '@/backend/features/review/services/what-waits';
import type { Access } from '@/lib/contract/endpoint';
import type { NoticeKindName } from '@/lib/domain/notices/notice-kinds';
import type { WaitingKey } from '@/lib/domain/accounts/waiting';
import { makeGoodCall } from '@/tests/rights/good-call';
import { sendCall } from '@/tests/rights/send-call';
import { namedEndpoints, testWorld } from '@/tests/rights/test-world';
import { asking, settledAtOnce } from '@/tests/support/asking-calls';

const { backend, world } = testWorld();

const ofDesks: readonly Access[] = ['staff', 'keeper'];
const byPeople = namedEndpoints.filter(
  ({ endpoint: { method, access } }) => method === 'POST' && !ofDesks.includes(access),
);

test('each call by which somebody who is no staff makes something says who answers it, or why nobody has to', () => {
  const said = [...Object.keys(asking), ...settledAtOnce.flatMap(({ calls }) => calls)];
  expect(byPeople.map(({ name }) => name).toSorted()).toEqual(said.toSorted());
});

const callerOf = async (id: string) => {
  const rows = await backend.current.deps.db.select().from(userRoles).where(eq(userRoles.userId, id));
  return { id, sessionId: '', roles: rows.map(({ role }) => role) };
};
const toldBy = (kind: NoticeKindName) =>
  backend.current.deps.db
    .select({ userId: notifications.userId, at: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.kind, kind));
/** How much waits at one place for each of these people. */
const waitingFor = async (ids: readonly string[], key: WaitingKey): Promise<number[]> => {
  const counts: number[] = [];
  for (const id of ids) {
    const { counts: all } = await whatWaits(backend.current.deps, await callerOf(id));
    counts.push(all[key] ?? 0);
  }
  return counts;
};

describe('what is asked waits with a name on it', () => {
  const rows = Object.entries(asking).flatMap(([name, row]) => {
    const found = namedEndpoints.find((each) => each.name === name);
    return found ? [{ name, endpoint: found.endpoint, ...row }] : [];
  });
  test.each(rows)('$name', async ({ name, endpoint, tells, waits }) => {
    const made = await world();
    // What lacks papers waits for the applicant first.
    await backend.current.deps.db.update(schools).set({ requiredDocuments: [] });
    backend.current.clock.advance(1);
    const now = backend.current.clock.now();
    const { call, token } = await makeGoodCall(made, name);
    const pupils = await backend.current.deps.db.selectDistinct({ id: students.userId }).from(students);
    const desk = [
      made.callers.advisor.id,
      made.callers.schoolAdmin.id,
      made.callers.bank.id,
      ...pupils.flatMap(({ id }) => id ?? []),
    ];
    const before = await waitingFor(desk, waits);
    // What the call needs may tell others already.
    const earlier = tells ? (await toldBy(tells)).length : 0;
    // The desk of questions is that of Sala's own organization.
    const { ORGANIZATION_ID: orgId } = backend.current.deps.env;
    const sent = waits === 'questions' ? { ...call, params: { ...call.params, orgId } } : call;
    const { status, text } = await sendCall(backend.current, endpoint, sent, token);
    expect(status, text).toBeLessThan(300);
    const told = tells ? await toldBy(tells) : [];
    const isTold = !tells || told.length > earlier || told.some(({ at }) => at >= now);
    expect(isTold, `${name} tells nobody`).toBe(true);
    const after = await waitingFor(desk, waits);
    const place = after.findIndex((count, index) => count > (before[index] ?? 0));
    expect(place, `${name} waits nowhere: ${before.join()} then ${after.join()}`).not.toBe(-1);
    const reader = await callerOf(desk[place] ?? '');
    const things = await firstWaiting(backend.current.deps, reader);
    const found = things.find(({ kind }) => kind === waits);
    expect(found?.since, `${name} waits without a day`).toMatch(/^\d{4}-/);
  });
});
