/** What the database holds, counted. */
export interface AboutFacts {
  schools: number;
  programs: number;
  majors: number;
  provinces: number;
  articles: number;
}

/** Where facts come from that no school gives; the whole list is docs/data-sources.md. */
export const sources = [
  { key: 'places', url: 'https://github.com/dwilkie/pumi' },
  { key: 'highSchools', url: 'https://github.com/ilabsea/trey-visay' },
  { key: 'occupations', url: 'https://www.onetcenter.org/database.html' },
] as const;
