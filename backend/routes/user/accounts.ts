import { eq } from 'drizzle-orm';
import { type Account, accountsResource } from '@/lib/contract/user/accounts';
import { isWeakPin } from '@/lib/domain/pin';
import { parseMobilePhone } from '@/lib/domain/phone-strict';
import { users } from '../../db/schema';
import type { Deps } from '../../deps';
import { invalid, notFound, unauthorized } from '../../errors';
import { implement } from '../../implement';
import { audit } from '../../services/audit';
import { useGrant } from '../../services/grants';
import { hashSecret } from '../../services/secret-hash';
import { rolesOf } from '../../services/sessions';
import { startSignup, verifySignupCode } from '../../services/signup';

const readAccount = async (deps: Deps, id: string): Promise<Account> => {
  const [user] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound();
  return {
    id: user.id,
    phone: user.phone,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameKm: user.firstNameKm,
    lastNameKm: user.lastNameKm,
    gender: user.gender,
    dob: user.dob,
    nationality: user.nationality,
    province: user.province,
    currentSchool: user.currentSchool,
    roles: await rolesOf(deps.db, user.id),
  };
};

export const accountRoutes = (deps: Deps) =>
  implement(
    accountsResource,
    {
      register: async ({ body }, scope) => {
        const phone = parseMobilePhone(body.phone);
        if (!phone) throw invalid([{ path: 'phone', code: 'invalid-phone' }]);
        return startSignup(deps, { ...body, phone }, scope);
      },
      verifyCode: ({ params, body }, { requestId }) =>
        verifySignupCode(deps, { userId: params.id, challengeId: body.challengeId, code: body.verifyCode }, requestId),
      setPin: async ({ body }, { caller, requestId }) => {
        if (isWeakPin(body.pin)) throw invalid([{ path: 'pin', code: 'weak-pin' }]);
        const secretHash = await hashSecret(deps.secrets, body.pin);
        await useGrant(deps, caller.sessionId);
        const [user] = await deps.db
          .update(users)
          .set({ secretHash, updatedAt: deps.clock.now() })
          .where(eq(users.id, caller.id))
          .returning({ phone: users.phone, email: users.email });
        if (!user) throw unauthorized();
        await audit(deps, { action: 'pin-set', actorId: caller.id, requestId });
        return { username: user.phone ?? user.email ?? '' };
      },
      get: ({ params }) => readAccount(deps, params.id),
      update: async ({ params, body }, { caller, requestId }) => {
        await deps.db
          .update(users)
          .set({ ...body, updatedAt: deps.clock.now(), ...(body.email !== undefined && { emailVerified: false }) })
          .where(eq(users.id, params.id));
        await audit(deps, { action: 'account-changed', actorId: caller.id, subject: params.id, requestId });
        return readAccount(deps, params.id);
      },
    },
    deps,
  );
