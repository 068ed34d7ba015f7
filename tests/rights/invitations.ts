import { users } from '@/backend/db/schema';
import { runAct } from '@/backend/core/access/act';
import { openInvitation } from '@/backend/features/accounts/services/invitations';
import { everybody, noRecord, type Rights, type Target } from './table';

let counter = 0;

/** The key of an open invitation of somebody new. */
const invitationOf = async ({ backend }: Target): Promise<string> => {
  const now = backend.clock.now();
  // Below the numbers of the other rows.
  const phone = `+85512${String(700_000 + (counter += 1))}`;
  const row = { phone, firstName: 'Dara', lastName: 'Sok', createdAt: now, updatedAt: now };
  const [user] = await backend.deps.db.insert(users).values(row).returning({ id: users.id });
  if (!user) throw new Error('The person was not stored.');
  const { link } = await runAct(backend.deps, { caller: null }, (act) => openInvitation(act, user.id));
  return new URL(link).hash.slice(1);
};

export const invitationRights: Rights = {
  'user/invitations.read': {
    ...noRecord(everybody, 'Whoever has the key of the link is invited.'),
    send: async (target) => ({ body: { key: await invitationOf(target) } }),
  },
  'user/invitations.decline': {
    ...noRecord(everybody, 'Whoever has the key of the link is invited.'),
    send: async (target) => ({ body: { key: await invitationOf(target) } }),
  },
};
