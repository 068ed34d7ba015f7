import type { FeatureParts } from '@/backend/feature-parts';
import { orientationRoutes } from '@/backend/features/orientation/handlers/orientation';
import { resultPictureRoutes } from '@/backend/features/orientation/handlers/result-picture';
import { sharePictureRoutes } from '@/backend/features/orientation/handlers/share-pictures';
import { sharedResultCardRoutes } from '@/backend/features/orientation/handlers/shared-result-card';

export const parts: FeatureParts = {
  routes: [orientationRoutes, sharePictureRoutes, resultPictureRoutes, sharedResultCardRoutes],
};
