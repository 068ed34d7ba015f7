import { isLeftOut } from '@/lib/env/left-out';

/** Kinds of pages, each with a site map of its own. */
export const siteMaps = [
  'pages',
  'articles',
  'events',
  'jobs',
  'majors',
  'questions',
  'scholarships',
  'schools',
] as const;
export type SiteMap = (typeof siteMaps)[number];

/** The kinds of pages that this site has. */
export const offeredSiteMaps = (): SiteMap[] =>
  siteMaps.filter((kind) => kind !== 'jobs' || !isLeftOut('careers'));
