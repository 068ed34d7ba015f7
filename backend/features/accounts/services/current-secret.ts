import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema';
import type { Caller, Scope } from '@/backend/deps';
import { invalid, Refusal, tooMany } from '@/backend/errors';
import { runAct } from '@/backend/core/access/act';
import { giveLoginTriesBack, takeLoginTry } from '@/backend/core/access/rate-limit';
import { checkSecret } from '@/backend/core/access/secret-hash';
import { heavyWork } from '@/backend/work/heavy-work';

/**
 * The caller's present PIN or password, before a change of what one signs in with. Wrong tries count as at log-in, so
 * that an open session cannot be used to guess it.
 * @throws 422 for a wrong one, 409 `no-secret` where there is none, 429
 */
export async function requireSecret(
  { deps, caller, requestId, address }: Scope<Caller>,
  secret: string,
): Promise<void> {
  await heavyWork.secrets.take(address, async () => {
    const tries = `change-password:${caller.id}`;
    const waitSeconds = await takeLoginTry(deps, tries);
    if (waitSeconds !== null) throw tooMany(waitSeconds);
    const [user] = await deps.db
      .select({ secretHash: users.secretHash })
      .from(users)
      .where(eq(users.id, caller.id));
    if (!(await checkSecret(deps.secrets, user?.secretHash ?? null, secret))) {
      await runAct(deps, { caller, requestId }, async (act) => act.note('password-change-failed'));
      throw user && user.secretHash === null
        ? new Refusal(409, 'no-secret', 'Set a PIN first; without one this cannot be changed.')
        : invalid([{ path: 'currentPassword', code: 'wrong-password' }]);
    }
    await giveLoginTriesBack(deps, tries);
  });
}
