import type { FeatureParts } from '@/backend/feature-parts';
import { runTelegram } from '@/backend/features/bot/jobs/telegram';

export const parts: FeatureParts = {
  routes: [],
  jobs: [runTelegram],
};
