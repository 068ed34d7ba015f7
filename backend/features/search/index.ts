import type { FeatureParts } from '@/backend/feature-parts';
import { findingRoutes } from '@/backend/features/search/handlers/findings';
import { siteSearchRoutes } from '@/backend/features/search/handlers/site-search';

export const parts: FeatureParts = {
  routes: [findingRoutes, siteSearchRoutes],
};
