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

/** What a site can do without; the setting `WITHOUT` names them with commas between. */
export const optionalFeatures = [
  'campaigns',
  'careers',
  'loans',
  'orientation',
  'visits',
] as const satisfies readonly Feature[];
export type OptionalFeature = (typeof optionalFeatures)[number];

/** The names in a value of `WITHOUT`. */
export const namesIn = (setting: string): string[] =>
  setting
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The names in a value of `WITHOUT` that no site can do without. */
export const wrongIn = (setting: string): string[] =>
  namesIn(setting).filter((name) => !optionalFeatures.some((each) => each === name));
