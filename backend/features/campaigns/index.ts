import type { FeatureParts } from '@/backend/feature-parts';
import { campaignDeskRoutes } from '@/backend/features/campaigns/handlers/campaign-desk';
import { campaignRegistrationRoutes } from '@/backend/features/campaigns/handlers/campaign-registrations';
import { campaignRoutes } from '@/backend/features/campaigns/handlers/campaigns';

export const parts: FeatureParts = {
  routes: [campaignDeskRoutes, campaignRegistrationRoutes, campaignRoutes],
};
