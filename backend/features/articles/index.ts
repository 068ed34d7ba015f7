import type { FeatureParts } from '@/backend/feature-parts';
import { dueTextsEveryMs } from '@/backend/limits';
import { articleFeedRoutes } from '@/backend/features/articles/handlers/article-feed';
import { articleRoutes } from '@/backend/features/articles/handlers/articles';
import { contentRoutes } from '@/backend/features/articles/handlers/content';
import { sharePictureOfTextRoutes } from '@/backend/features/articles/handlers/share-picture';
import { siteTextRoutes } from '@/backend/features/articles/handlers/site-texts';
import {
  articleVersionRoutes,
  siteTextVersionRoutes,
} from '@/backend/features/articles/handlers/text-versions';
import { runDueTexts } from '@/backend/features/articles/jobs/due-texts';

export const parts: FeatureParts = {
  routes: [
    articleRoutes,
    contentRoutes,
    siteTextRoutes,
    articleVersionRoutes,
    siteTextVersionRoutes,
    sharePictureOfTextRoutes,
    articleFeedRoutes,
  ],
  jobs: [(deps) => runDueTexts(deps, dueTextsEveryMs)],
};
