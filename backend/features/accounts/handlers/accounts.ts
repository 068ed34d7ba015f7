import { and, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type accountChange, accountsResource } from '@/lib/contract/accounts/accounts';
import { dayInCambodia, isPlausibleBirthDay } from '@/lib/domain/dates/dates';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { isKhmerName, noFamilyName } from '@/lib/domain/values/name';
import { isOfNumber, isWeakPin } from '@/lib/domain/accounts/pin';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { invalid, unauthorized } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import type { Act } from '@/backend/core/access/act';
import { readAccount } from '@/backend/features/accounts/services/account-views';
import { checkCode } from '@/backend/features/accounts/services/challenges';
import { useGrant } from '@/backend/features/accounts/services/grants';
import { recordBirthday } from '@/backend/features/accounts/services/birthday-changes';
import { requestDeletion } from '@/backend/features/accounts/services/account-deletion';
import { hashSecret } from '@/backend/core/access/secret-hash';
import { heavyWork } from '@/backend/work/heavy-work';
import { startSignup, verifySignupCode } from '@/backend/features/accounts/services/signup';

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
const changeAccount = async (act: Act, id: string, change: z.output<typeof accountChange>) => {
  const email = change.email?.toLowerCase() ?? null;
  const known = sql`${users.emailVerified} and lower(${users.email}) is not distinct from ${email}`;
  const [before] = await act.tx.select({ dob: users.dob }).from(users).where(eq(users.id, id)).for('update');
  await recordBirthday(act, { userId: id, source: 'account', before: before?.dob, after: change.dob });
  await act.tx
    .update(users)
    .set({
      ...change,
      updatedAt: act.now,
      ...(change.email !== undefined && { emailVerified: known }),
    })
    .where(eq(users.id, id));
};

export const accountRoutes = (deps: Deps) =>
  implement(
    accountsResource,
    {
      register: write(async (act, { body }) => {
        const phone = parseMobilePhone(body.phone);
        if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
        if (body.lastName !== noFamilyName && isKhmerName(body.firstName) !== isKhmerName(body.lastName))
          throw invalid([{ path: 'firstName', code: 'one-script' }]);
        return startSignup(act, { ...body, phone });
      }),
      verifyCode: write(
        ({ params, body }, scope) =>
          checkCode(scope, {
            purpose: 'signup',
            challengeId: body.challengeId ?? null,
            userId: params.id,
            code: body.verifyCode,
          }),
        (act, { params }, challenge) => verifySignupCode(act, params.id, challenge),
      ),
      setPin: write(
        async ({ body }, { address }) => {
          if (isWeakPin(body.pin)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
          return heavyWork.secrets.take(address, () => hashSecret(deps.secrets, body.pin));
        },
        async (act, { body }, secretHash) => {
          await useGrant(act, act.caller.sessionId, 'signup');
          const [user] = await act.tx
            .update(users)
            .set({ secretHash, updatedAt: act.now })
            .where(and(eq(users.id, act.caller.id), isNull(users.secretHash)))
            .returning({ phone: users.phone, email: users.email });
          if (!user) throw unauthorized();
          if (isOfNumber(body.pin, user.phone)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
          act.note('pin-set');
          return { username: user.phone ?? user.email ?? '' };
        },
      ),
      get: ({ params }) => readAccount(deps, params.id),
      update: write(async (act, { params, body }) => {
        checkAccountChange(body, dayInCambodia(act.now));
        await changeAccount(act, params.id, body);
        act.note('account-changed', params.id, { fields: Object.keys(body).join(',') });
        return readAccount(act.deps, params.id);
      }),
      remove: write((act, { params }) => requestDeletion(act, params.id)),
    },
    deps,
  );
