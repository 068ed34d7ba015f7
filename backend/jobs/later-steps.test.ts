import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { laterSteps } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { seal } from '@/backend/features/accounts/services/seal';
import { useTestBackend } from '@/tests/support/backend';
import { doLaterSteps } from './later-steps';

const backend = useTestBackend();
const day = 86_400;

const waiting = async () => {
  const { deps } = backend.current;
  const step = {
    kind: 'provider-log-out' as const,
    provider: 'google' as const,
    token: seal(deps.secrets, 'a-token-of-the-provider'),
  };
  await runAct(deps, { caller: null }, (act) => act.later(step));
  return vi.spyOn(deps.identityProviders, 'logOut');
};

test('a step of an act that is undone is no step', async () => {
  const { deps } = backend.current;
  const token = seal(deps.secrets, 'a-token');
  const failing = runAct(deps, { caller: null }, async (act) => {
    await act.later({ kind: 'provider-log-out', provider: 'google', token });
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await deps.db.$count(laterSteps)).toBe(0);
});

test('a step whose process was killed is done once its lease has ended', async () => {
  const { deps, clock } = backend.current;
  const logOut = (await waiting()).mockResolvedValue();
  const leased = { attempts: 1, nextAttemptAt: new Date(clock.now().getTime() + 60_000) };
  const [row] = await deps.db.update(laterSteps).set(leased).returning();
  expect(await doLaterSteps(deps)).toBe(0);
  clock.advance(60);
  expect(await doLaterSteps(deps)).toBe(1);
  expect(logOut).toHaveBeenCalledWith('google', 'a-token-of-the-provider');
  expect(await deps.db.$count(laterSteps, eq(laterSteps.id, row?.id ?? ''))).toBe(0);
  logOut.mockRestore();
});

test('two processes do a step once', { tags: 'postgres' }, async () => {
  const { deps } = backend.current;
  const logOut = (await waiting()).mockResolvedValue();
  await Promise.all([doLaterSteps(deps), doLaterSteps(deps)]);
  expect(logOut).toHaveBeenCalledOnce();
  expect(await deps.db.$count(laterSteps)).toBe(0);
  logOut.mockRestore();
});

test('a step that nobody can do is given up after a day', async () => {
  const { deps, clock } = backend.current;
  const away = (await waiting()).mockRejectedValue(new Error('No.'));
  const beganAt = clock.now().getTime();
  while ((await deps.db.$count(laterSteps)) > 0) {
    expect(await doLaterSteps(deps)).toBeLessThanOrEqual(1);
    clock.advance(600);
  }
  const lasted = (clock.now().getTime() - beganAt) / 1000;
  expect(lasted).toBeGreaterThan(day / 2);
  expect(lasted).toBeLessThan(2 * day);
  away.mockRestore();
});
