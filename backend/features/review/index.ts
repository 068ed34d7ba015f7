import type { FeatureParts } from '@/backend/feature-parts';
import { reportRoutes } from '@/backend/features/review/handlers/reports';
import { waitingRoutes } from '@/backend/features/review/handlers/waiting';

export const parts: FeatureParts = {
  routes: [reportRoutes, waitingRoutes],
};
