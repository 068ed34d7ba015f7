import * as z from 'zod';
import { defineResource } from '../endpoint';
import { done, instant } from '../fields';

/** The part of an invitation's link behind the `#`. */
const key = z.object({ key: z.string().min(1, 'required').max(100) });

const named = z.object({ km: z.string(), en: z.string() });

const invitation = z.object({
  /** `used` once the account has a PIN, `over` when its time has ended. */
  state: z.enum(['open', 'used', 'declined', 'over']),
  /** In words; null for an account without a role. */
  role: named.nullable(),
  /** The school or the bank; null for Sala itself. */
  place: named.nullable(),
  /** Who invited; null for the operator of the site. */
  by: named.nullable(),
  expiresAt: instant,
  /** Who is invited; null unless the invitation is open. */
  person: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      name: named,
      phone: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
});
export type InvitationView = z.infer<typeof invitation>;

export const invitationsResource = defineResource('user/invitations', {
  read: {
    method: 'POST',
    path: '/api-user/invitations/read',
    access: 'public',
    summary: 'What the link of an invitation gives, and to whom',
    body: key,
    response: invitation,
    limited: true,
    namesRecord: true,
  },
  decline: {
    method: 'POST',
    path: '/api-user/invitations/decline',
    access: 'public',
    summary: '“This is not me”: the account loses the number, and the roles of its invitations',
    body: key,
    response: done,
    limited: true,
    conflicts: true,
    namesRecord: true,
  },
});
