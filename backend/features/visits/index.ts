import type { FeatureParts } from '@/backend/feature-parts';
import { schoolVisitRoutes } from '@/backend/features/visits/handlers/school-visits';
import { visitGuestRoutes } from '@/backend/features/visits/handlers/visit-guests';

export const parts: FeatureParts = {
  routes: [schoolVisitRoutes, visitGuestRoutes],
};
