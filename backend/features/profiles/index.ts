import type { FeatureParts } from '@/backend/feature-parts';
import { completeProfileRoutes } from '@/backend/features/profiles/handlers/complete-profiles';
import { profileLinkRoutes } from '@/backend/features/profiles/handlers/profile-links';
import { profileSectionRoutes } from '@/backend/features/profiles/handlers/profile-sections';
import { profileWorkRoutes } from '@/backend/features/profiles/handlers/profile-work';
import { profileRoutes } from '@/backend/features/profiles/handlers/profiles';
import { refereeRoutes } from '@/backend/features/profiles/handlers/referees';

export const parts: FeatureParts = {
  routes: [
    profileRoutes,
    completeProfileRoutes,
    profileLinkRoutes,
    profileWorkRoutes,
    refereeRoutes,
    ...profileSectionRoutes,
  ],
};
