import { isNoName } from '@/lib/domain/values/name';
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { chatIdentityResource } from '@/lib/contract/accounts/chat-identity';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { avatarOf } from '@/backend/features/accounts/services/account-views';

export const chatIdentityRoutes = (deps: Deps) =>
  implement(
    chatIdentityResource,
    {
      get: async (_input, { caller }) => {
        const secret = deps.env.CHAT_HMAC_SECRET;
        if (!secret) throw notFound('No chat is set up.');
        const [user] = await deps.db.select().from(users).where(eq(users.id, caller.id));
        if (!user) throw notFound();
        return {
          user_id: user.id,
          identity_hash: createHmac('sha256', secret).update(user.id).digest('hex'),
          // Only proven values: support staff take these for the person's own.
          email: user.emailVerified ? user.email : null,
          name: `${user.firstName} ${isNoName(user.lastName) ? '' : user.lastName}`.trim(),
          phone: user.phoneVerified ? user.phone : null,
          avatar: avatarOf(deps, user),
        };
      },
    },
    deps,
  );
