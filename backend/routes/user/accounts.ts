import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type accountChange, accountsResource } from '@/lib/contract/user/accounts';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { isKhmerName } from '@/lib/domain/khmer/khmer-names';
import { isWeakPin } from '@/lib/domain/people/pin';
import { parseMobilePhone } from '@/lib/domain/people/phone-strict';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { audit } from '@/backend/services/access/audit';
import { readAccount } from '@/backend/services/user/account-views';
import { useGrant } from '@/backend/services/auth/grants';
import { requestDeletion } from '@/backend/services/user/account-deletion';
import { hashSecret } from '@/backend/services/auth/secret-hash';
import { secretTurns } from '@/backend/services/auth/secret-turns';
import { startSignup, verifySignupCode } from '@/backend/services/auth/signup';

/** @throws 422 for a birthday or a province that cannot be. */
const checkAccountChange = ({ dob, province }: z.output<typeof accountChange>, today: string) => {
  const issues = [
    ...(dob !== undefined && !isPlausibleBirthDay(dob, today) ? [{ path: 'dob', code: 'birth-date' }] : []),
    ...(province !== undefined && !provinceByCode(province)
      ? [{ path: 'province', code: 'unknown-place' }]
      : []),
  ];
  if (issues.length > 0) throw invalid(issues);
};

/** A changed address is unproven again; the answer does not reveal whether another account has it. */
const changeAccount = async (deps: Deps, id: string, change: z.output<typeof accountChange>) => {
  const email = change.email?.toLowerCase() ?? null;
  const known = sql`${users.emailVerified} and lower(${users.email}) is not distinct from ${email}`;
  await deps.db
    .update(users)
    .set({
      ...change,
      updatedAt: deps.clock.now(),
      ...(change.email !== undefined && { emailVerified: known }),
    })
    .where(eq(users.id, id));
};

export const accountRoutes = (deps: Deps) =>
  implement(
    accountsResource,
    {
      register: async ({ body }, scope) => {
        const phone = parseMobilePhone(body.phone);
        if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
        if (isKhmerName(body.firstName) !== isKhmerName(body.lastName))
          throw invalid([{ path: 'firstName', code: 'one-script' }]);
        return startSignup(deps, { ...body, phone }, scope);
      },
      verifyCode: ({ params, body }, { requestId }) =>
        verifySignupCode(
          deps,
          { userId: params.id, challengeId: body.challengeId, code: body.verifyCode },
          requestId,
        ),
      setPin: async ({ body }, { caller, address, requestId }) => {
        if (isWeakPin(body.pin)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
        const secretHash = await secretTurns.take(address, () => hashSecret(deps.secrets, body.pin));
        return deps.db.transaction(async (tx) => {
          await useGrant(deps, caller.sessionId, 'signup', tx);
          const [user] = await tx
            .update(users)
            .set({ secretHash, updatedAt: deps.clock.now() })
            .where(and(eq(users.id, caller.id), isNull(users.secretHash)))
            .returning({ phone: users.phone, email: users.email });
          if (!user) throw unauthorized();
          await audit(deps, { action: 'pin-set', actorId: caller.id, requestId }, tx);
          return { username: user.phone ?? user.email ?? '' };
        });
      },
      get: ({ params }) => readAccount(deps, params.id),
      update: async ({ params, body }, { caller, requestId }) => {
        checkAccountChange(body, dayInCambodia(deps.clock.now()));
        await changeAccount(deps, params.id, body);
        await audit(deps, { action: 'account-changed', actorId: caller.id, subject: params.id, requestId });
        return readAccount(deps, params.id);
      },
      remove: ({ params }, { requestId }) => requestDeletion(deps, params.id, requestId),
    },
    deps,
  );
