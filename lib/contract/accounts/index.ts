import { accountJoinsResource } from './account-joins';
import { accountsResource } from './accounts';
import { achievementsResource } from './achievements';
import { auditLogResource } from './audit-log';
import { chatIdentityResource } from './chat-identity';
import { emailProofResource } from './email-proof';
import { favoritesResource } from './favorites';
import { invitationsResource } from './invitations';
import { organizationProfilesResource } from './organization-profiles';
import { peopleResource } from './people';
import { phoneChangeResource } from './phone-change';
import { safetyResource } from './safety';
import { secretsResource } from './secrets';
import { sessionResource } from './session';
import { staffResource } from './staff';
import { telegramProofsResource } from './telegram-proofs';

/** What backends answer for this feature. */
export const resources = [
  sessionResource,
  accountsResource,
  telegramProofsResource,
  emailProofResource,
  favoritesResource,
  achievementsResource,
  secretsResource,
  safetyResource,
  peopleResource,
  accountJoinsResource,
  phoneChangeResource,
  invitationsResource,
  staffResource,
  auditLogResource,
  organizationProfilesResource,
  chatIdentityResource,
] as const;
