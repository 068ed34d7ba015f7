import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountDeletions, users } from '@/backend/db/schema';
import { useTestBackend } from '@/tests/support/backend';
import { purgeAccounts } from './purge-accounts';

const backend = useTestBackend();

const leave = async (count: number) => {
  const { deps, clock } = backend.current;
  const now = clock.now();
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    firstName: 'Dara',
    lastName: 'Sok',
  }));
  await deps.db.insert(users).values(people.map((one) => ({ ...one, createdAt: now, updatedAt: now })));
  await deps.db
    .insert(accountDeletions)
    .values(people.map(({ id }) => ({ userId: id, requestedAt: now, dueAt: now })));
};
const left = () => backend.current.deps.db.$count(accountDeletions);

test('a run that a stop ends is gone on with by the next one, which leaves nothing', async () => {
  const { deps } = backend.current;
  await leave(60);
  let looks = 0;
  const health = {
    get stopping() {
      return (looks += 1) > 7;
    },
    pool: () => null,
  };
  expect(await purgeAccounts({ ...deps, health })).toMatchObject({ purged: 7 });
  expect(await left()).toBe(53);
  expect(await purgeAccounts(deps)).toMatchObject({ purged: 53 });
  expect(await left()).toBe(0);
});

test('accounts that cannot be deleted are told once a run and hold no other up', async () => {
  const { deps, failures } = backend.current;
  await leave(3);
  let tries = 0;
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (name === 'transaction' && (tries += 1) === 1) return () => Promise.reject(new Error('locked'));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(await purgeAccounts({ ...deps, db })).toEqual({ purged: 2, failed: 1 });
  expect(failures.splice(0)).toMatchObject([{ event: 'purge', reason: 'locked' }]);
  expect(await left()).toBe(1);
});
