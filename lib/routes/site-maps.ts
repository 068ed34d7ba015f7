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
