import type { FeatureParts } from '@/backend/feature-parts';
import { accountJoinsRoutes } from '@/backend/features/accounts/handlers/account-joins';
import { accountRoutes } from '@/backend/features/accounts/handlers/accounts';
import { achievementRoutes } from '@/backend/features/accounts/handlers/achievements';
import { auditLogRoutes } from '@/backend/features/accounts/handlers/audit-log';
import { chatIdentityRoutes } from '@/backend/features/accounts/handlers/chat-identity';
import { emailProofRoutes } from '@/backend/features/accounts/handlers/email-proof';
import { favoriteRoutes } from '@/backend/features/accounts/handlers/favorites';
import { invitationRoutes } from '@/backend/features/accounts/handlers/invitations';
import { organizationProfileRoutes } from '@/backend/features/accounts/handlers/organization-profiles';
import { peopleRoutes } from '@/backend/features/accounts/handlers/people';
import { phoneChangeRoutes } from '@/backend/features/accounts/handlers/phone-change';
import { identityProviderRoutes } from '@/backend/features/accounts/handlers/providers';
import { safetyRoutes } from '@/backend/features/accounts/handlers/safety';
import { secretRoutes } from '@/backend/features/accounts/handlers/secrets';
import { sessionRoutes } from '@/backend/features/accounts/handlers/session';
import { staffRoutes } from '@/backend/features/accounts/handlers/staff';
import { telegramProofRoutes } from '@/backend/features/accounts/handlers/telegram-proofs';
import { runPurge } from '@/backend/features/accounts/jobs/purge-accounts';

export const parts: FeatureParts = {
  routes: [
    // Before the accounts: their `users/:id` would match `users/search` and `users/reset_password`.
    secretRoutes,
    safetyRoutes,
    peopleRoutes,
    accountJoinsRoutes,
    phoneChangeRoutes,
    invitationRoutes,
    staffRoutes,
    auditLogRoutes,
    sessionRoutes,
    telegramProofRoutes,
    accountRoutes,
    emailProofRoutes,
    favoriteRoutes,
    achievementRoutes,
    organizationProfileRoutes,
    chatIdentityRoutes,
    identityProviderRoutes,
  ],
  jobs: [runPurge],
};
