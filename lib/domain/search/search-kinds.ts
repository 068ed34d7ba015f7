/** What the search of the whole site finds, in the order in which it is shown. */
export const searchKinds = [
  'schools',
  'majors',
  'courses',
  'scholarships',
  'jobs',
  'internships',
  'events',
  'fairs',
  'campaigns',
  'articles',
  'questions',
  'forum',
  'help',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (value: string | null): value is SearchKind =>
  searchKinds.some((kind) => kind === value);
