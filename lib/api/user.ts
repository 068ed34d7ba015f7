import { chatIdentityResource } from '@/lib/contract/accounts/chat-identity';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { achievementsResource } from '@/lib/contract/accounts/achievements';
import { emailProofResource } from '@/lib/contract/accounts/email-proof';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { organizationProfilesResource } from '@/lib/contract/accounts/organization-profiles';
import { peopleResource } from '@/lib/contract/accounts/people';
import { safetyResource } from '@/lib/contract/accounts/safety';
import { auditLogResource } from '@/lib/contract/accounts/audit-log';
import { accountJoinsResource } from '@/lib/contract/accounts/account-joins';
import { phoneChangeResource } from '@/lib/contract/accounts/phone-change';
import { invitationsResource } from '@/lib/contract/accounts/invitations';
import { staffResource } from '@/lib/contract/accounts/staff';
import { telegramProofsResource } from '@/lib/contract/accounts/telegram-proofs';
import { secretsResource } from '@/lib/contract/accounts/secrets';
import { schoolVisitsResource } from '@/lib/contract/visits/school-visits';
import { visitGuestsResource } from '@/lib/contract/visits/visit-guests';
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
