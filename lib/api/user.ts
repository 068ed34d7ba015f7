import { chatIdentityResource } from '@/lib/contract/user/chat-identity';
import { accountsResource } from '@/lib/contract/user/accounts';
import { achievementsResource } from '@/lib/contract/user/achievements';
import { emailProofResource } from '@/lib/contract/user/email-proof';
import { educationHistoryResource } from '@/lib/contract/user/education-history';
import { organizationProfilesResource } from '@/lib/contract/user/organization-profiles';
import { peopleResource } from '@/lib/contract/user/people';
import { safetyResource } from '@/lib/contract/user/safety';
import { auditLogResource } from '@/lib/contract/user/audit-log';
import { accountJoinsResource } from '@/lib/contract/user/account-joins';
import { phoneChangeResource } from '@/lib/contract/user/phone-change';
import { invitationsResource } from '@/lib/contract/user/invitations';
import { staffResource } from '@/lib/contract/user/staff';
import { telegramProofsResource } from '@/lib/contract/user/telegram-proofs';
import { secretsResource } from '@/lib/contract/user/secrets';
import { schoolVisitsResource } from '@/lib/contract/user/school-visits';
import { visitGuestsResource } from '@/lib/contract/user/visit-guests';
import { createResourceClient } from './resource-client';

export const userApi = {
  chatIdentity: createResourceClient(chatIdentityResource),
  accounts: createResourceClient(accountsResource),
  emailProof: createResourceClient(emailProofResource),
  achievements: createResourceClient(achievementsResource),
  educationHistory: createResourceClient(educationHistoryResource),
  organizationProfiles: createResourceClient(organizationProfilesResource),
  people: createResourceClient(peopleResource),
  auditLog: createResourceClient(auditLogResource),
  accountJoins: createResourceClient(accountJoinsResource),
  phoneChange: createResourceClient(phoneChangeResource),
  invitations: createResourceClient(invitationsResource),
  staff: createResourceClient(staffResource),
  schoolVisits: createResourceClient(schoolVisitsResource),
  visitGuests: createResourceClient(visitGuestsResource),
  safety: createResourceClient(safetyResource),
  telegramProofs: createResourceClient(telegramProofsResource),
  secrets: createResourceClient(secretsResource),
};
