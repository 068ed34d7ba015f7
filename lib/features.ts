/** What Sala is made of. A feature has the same name in every room: contract, domain, backend, components and texts. */
export const features = [
  'accounts',
  'admissions',
  'articles',
  'bot',
  'campaigns',
  'careers',
  'events',
  'loans',
  'notices',
  'orientation',
  'profiles',
  'questions',
  'review',
  'school-day',
  'schools',
  'search',
  'site',
  'visits',
] as const;
export type Feature = (typeof features)[number];
