import type { Feature } from '@/lib/features';
import { leftOut } from '@/lib/env/left-out';
import type { FeatureParts } from '@/backend/feature-parts';
import { parts as accounts } from '@/backend/features/accounts';
import { parts as admissions } from '@/backend/features/admissions';
import { parts as articles } from '@/backend/features/articles';
import { parts as bot } from '@/backend/features/bot';
import { parts as campaigns } from '@/backend/features/campaigns';
import { parts as careers } from '@/backend/features/careers';
import { parts as events } from '@/backend/features/events';
import { parts as loans } from '@/backend/features/loans';
import { parts as notices } from '@/backend/features/notices';
import { parts as orientation } from '@/backend/features/orientation';
import { parts as profiles } from '@/backend/features/profiles';
import { parts as questions } from '@/backend/features/questions';
import { parts as review } from '@/backend/features/review';
import { parts as schoolDay } from '@/backend/features/school-day';
import { parts as schools } from '@/backend/features/schools';
import { parts as search } from '@/backend/features/search';
import { parts as visits } from '@/backend/features/visits';

/** What each feature registers; of the site itself there is nothing. The contract test fails when a call is missing. */
const featureParts: Readonly<Record<Exclude<Feature, 'site'>, FeatureParts>> = {
  // Before the notices: their `:id` would match `stream`.
  questions,
  accounts,
  admissions,
  articles,
  bot,
  campaigns,
  careers,
  events,
  loans,
  notices,
  orientation,
  profiles,
  review,
  'school-day': schoolDay,
  schools,
  search,
  visits,
};

/** The parts of the features that this site has. */
export const offeredParts = (): FeatureParts[] => {
  const without: ReadonlySet<string> = leftOut();
  return Object.entries(featureParts).flatMap(([name, parts]) => (without.has(name) ? [] : [parts]));
};
